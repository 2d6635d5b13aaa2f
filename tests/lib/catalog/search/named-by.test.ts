import { expect, it } from 'vitest';
import { namedBy } from '@/lib/catalog/search/named-by';

const NAMES = ['Wall lamps', 'Lamps', 'Shipping and returns', 'Tableware', 'Tables'].map((name) => ({
  name,
}));
const named = (text: string) => namedBy(NAMES, text, 'en', new Set(['the'])).map(({ name }) => name);

it.each([
  ['lamp', ['Lamps', 'Wall lamps']],
  ['the returns', ['Shipping and returns']],
  ['returns shipping', ['Shipping and returns']],
  // A whole word is what was meant.
  ['table', ['Tables']],
  ['tabl', ['Tables', 'Tableware']],
  ['ware', []],
  ['lamps returns', []],
  ['', []],
])('%j names %j', (text, expected) => {
  expect(named(text).toSorted()).toEqual(expected.toSorted());
});

it('earlier words come first', () => {
  expect(named('lamp')).toEqual(['Lamps', 'Wall lamps']);
});
