import { describe, expect, it } from 'vitest';
import { paidPriceBounds, sortByPaidPrice, withinPaidPrices } from '@/lib/model/paid-price';
import { lowestPrice, type Price, type ProductSummary } from '@/lib/model/product';
import { usd } from '../../fixtures/money';
import { aSummary } from '../../fixtures/products';

const priced = (id: string, price: Price): ProductSummary => aSummary({ id, price });
const plain = (id: string, amount: string) => priced(id, { kind: 'plain', now: usd(amount) });

const reduced = priced('reduced', { kind: 'sale', now: usd('102.4'), was: usd('128') });
const variants = priced('variants', { kind: 'range', from: usd('30'), to: usd('120') });
const unknown = priced('unknown', { kind: 'unknown' });
const products = [unknown, plain('a', '110'), reduced, plain('b', '9.5'), variants, plain('c', '110')];

const ids = (found: ProductSummary[]) => found.map(({ id }) => id);
const within = (minPrice: number | null, maxPrice: number | null) =>
  ids(withinPaidPrices(products, { minPrice, maxPrice }));

describe('the paid price', () => {
  it('is the first number on the card', () => {
    expect([reduced, variants, unknown].map(({ price }) => lowestPrice(price))).toEqual([
      usd('102.4'),
      usd('30'),
      null,
    ]);
  });

  it('sorts by number, keeps the order of equal prices, and puts unknown prices last', () => {
    expect(ids(sortByPaidPrice(products, 'priceAsc'))).toEqual([
      'b',
      'variants',
      'reduced',
      'a',
      'c',
      'unknown',
    ]);
    expect(ids(sortByPaidPrice(products, 'priceDesc'))).toEqual([
      'a',
      'c',
      'reduced',
      'variants',
      'b',
      'unknown',
    ]);
  });

  it('filters with inclusive bounds', () => {
    expect(within(null, 105)).toEqual(['reduced', 'b', 'variants']);
    expect(within(102.4, 102.4)).toEqual(['reduced']);
    expect(within(102.41, null)).toEqual(['a', 'c']);
    expect(within(null, null)).toHaveLength(products.length);
    expect(within(40, 30)).toEqual([]);
  });

  it('takes the bounds of the filter from the first product of each order', () => {
    expect(paidPriceBounds(products)).toEqual({ min: usd('9.5'), max: usd('110') });
    expect(paidPriceBounds([reduced])).toEqual({ min: usd('102.4'), max: usd('102.4') });
    expect(paidPriceBounds([unknown])).toBeNull();
    expect(paidPriceBounds([])).toBeNull();
  });
});
