import { expect, it } from 'vitest';
import { mapHref } from './map-href';

it('an address of a store is searched on a map', () => {
  expect(mapHref('Torstraße 1, Berlin')).toBe(
    'https://www.openstreetmap.org/search?query=Torstra%C3%9Fe%201%2C%20Berlin',
  );
});
