import { expect, it } from 'vitest';
import { soldOutLast } from '@/lib/model/sold-out-last';
import { aSummary } from '../../fixtures/products';

it('moves what is sold out to the end, and keeps the order of both parts', () => {
  const products = (['sold-out', 'in-stock', 'pre-order', 'sold-out', 'partly-sold-out'] as const).map(
    (availability, at) => aSummary({ id: String(at), availability }),
  );
  expect(soldOutLast(products).map(({ id }) => id)).toEqual(['1', '2', '4', '0', '3']);
});
