import { describe, expect, it } from 'vitest';
import { listHref } from '@/components/catalog/pagination';
import {
  countFilters,
  indexedHref,
  PLAIN_QUERY,
  parseProductQuery,
  WITHOUT_FILTERS,
  writePrice,
} from '@/lib/catalog/product-query';
import { LIST_PARAMETERS, NO_FILTERS } from '@/lib/model/product-list';
import { words } from '../../words';

describe('the URL of a product list', () => {
  it('requests the newest 100 products by default', () => {
    expect(parseProductQuery({})).toEqual(PLAIN_QUERY);
    expect(PLAIN_QUERY).toEqual({
      minPrice: null,
      maxPrice: null,
      filters: { color: [], brand: [], ribbon: [], sale: [], inStock: [] },
      sortBy: null,
      page: 1,
      search: null,
    });
  });

  it.each(['newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'])('sorts by %s', (sortBy) => {
    expect(parseProductQuery({ sortBy }).sortBy).toBe(sortBy);
  });

  it.each(['', 'PRICEASC', 'price', 'toString', '__proto__', 'newest '])(
    'falls back to the newest for the unknown order %j',
    (sortBy) => expect(parseProductQuery({ sortBy }).sortBy).toBe('newest'),
  );

  it.each([
    ['0', 0],
    ['25', 25],
    ['25.5', 25.5],
    ['25.', 25],
    ['.5', 0.5],
    ['1e3', 1000],
    ['2.5E1', 25],
    [' 30 ', 30],
    ['007', 7],
    ['99999999999999', 999_999_999],
    ['1e999', 999_999_999],
  ])('reads %j as the price %d', (text, price) => {
    expect(parseProductQuery({ minPrice: text, maxPrice: text })).toMatchObject({
      minPrice: price,
      maxPrice: price,
    });
  });

  it.each(['', ' ', ...words`. abc 12abc NaN Infinity -Infinity -5 0x10 1e e3 1_000 1,2,3.4.5 1,23,4.5.6`])(
    'ignores the price %j',
    (text) => expect(parseProductQuery({ minPrice: text, maxPrice: text })).toEqual(PLAIN_QUERY),
  );

  it.each([
    ['de', '30,50', 30.5],
    ['de', '1.234,50 €', 1234.5],
    ['de', '1.234', 1234],
    ['de', '30.5', 30.5],
    ['en', '30,50', 30.5],
    ['en', '$1,234.50', 1234.5],
    ['en', '1,234', 1234],
    ['en', '1.234', 1.234],
    ['he', '1,234,567', 1_234_567],
    ['he', '₪ 99.90', 99.9],
  ] as const)('reads prices as they are written in the language %s: %s', (lang, text, price) => {
    expect(parseProductQuery({ minPrice: text }, lang).minPrice).toBe(price);
  });

  it('writes prices that every language reads back, into fields and into addresses', () => {
    for (const lang of ['en', 'de', 'he', 'ar'] as const)
      for (const price of [0.5, 7, 30.5, 1234, 1.234, 98_765.43]) {
        expect(parseProductQuery({ minPrice: writePrice(price, lang) }, lang).minPrice).toBe(price);
        const href = listHref('/products', { ...PLAIN_QUERY, minPrice: price });
        const minPrice = new URL(href, 'http://shop.test').searchParams.get('minPrice') ?? '';
        expect(parseProductQuery({ minPrice }, lang).minPrice).toBe(price);
      }
  });

  it('reads the two bounds independently', () => {
    expect(parseProductQuery({ minPrice: '20', maxPrice: 'cheap' })).toEqual({
      ...PLAIN_QUERY,
      minPrice: 20,
    });
    expect(parseProductQuery({ minPrice: '', maxPrice: '80' })).toEqual({ ...PLAIN_QUERY, maxPrice: 80 });
  });

  it.each([
    ['2', 2],
    ['10000', 10_000],
    ['10001', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['two', 1],
    ['', 1],
  ])('reads page %j as page %i', (text, page) => expect(parseProductQuery({ page: text }).page).toBe(page));

  it('uses the first value of a repeated parameter', () => {
    expect(
      parseProductQuery({ sortBy: ['nameAsc', 'priceAsc'], minPrice: ['10', '20'], page: ['3', '4'] }),
    ).toEqual({ ...PLAIN_QUERY, sortBy: 'nameAsc', minPrice: 10, page: 3 });
  });

  it('has a repeatable parameter for each filter', () => {
    expect(
      parseProductQuery({ color: ['Ink', ' Oat '], brand: 'Halden Studio', sale: '1', inStock: '1' }).filters,
    ).toEqual({ color: ['Ink', 'Oat'], brand: ['Halden Studio'], ribbon: [], sale: ['1'], inStock: ['1'] });
    expect(LIST_PARAMETERS).toEqual(expect.arrayContaining(['color', 'brand', 'ribbon', 'sale', 'inStock']));
  });

  it('reads at most 20 values of a filter, of at most 100 characters, and no empty ones', () => {
    const { filters } = parseProductQuery({ color: Array.from({ length: 50 }, () => 'x'.repeat(500)) });
    expect(filters.color).toEqual(Array.from({ length: 20 }, () => 'x'.repeat(100)));
    expect(parseProductQuery({ color: ['', '  '], brand: '' }).filters).toEqual(NO_FILTERS);
  });

  it('counts the active filters and clears them all at once', () => {
    const query = parseProductQuery({ minPrice: '1', color: ['Ink', 'Oat'], sale: '1', sortBy: 'nameAsc' });
    expect([countFilters(query), countFilters(PLAIN_QUERY)]).toEqual([4, 0]);
    expect({ ...query, ...WITHOUT_FILTERS }).toEqual({ ...PLAIN_QUERY, sortBy: 'nameAsc' });
  });

  it('trims the search words to at most 100 characters', () => {
    expect(parseProductQuery({ q: '  blue mug ' }).search).toBe('blue mug');
    expect(parseProductQuery({ q: '   ' }).search).toBeNull();
    expect(parseProductQuery({ q: 'x'.repeat(500) }).search).toHaveLength(100);
  });
});

it.each([
  [{}, '/products'],
  [{ page: '1' }, '/products'],
  [{ page: '2' }, '/products?page=2'],
  [{ page: '3' }, '/products?page=3'],
  [{ page: '2', utm_source: 'mail' }, '/products?page=2'],
  [{ page: '2', color: '' }, '/products?page=2'],
  [{ page: 'x' }, '/products'],
  // Beyond the last page.
  [{ page: '4' }, null],
  [{ page: '2', color: 'Ink' }, null],
  [{ page: '2', sortBy: 'priceAsc' }, null],
  [{ sortBy: 'newest' }, null],
  [{ minPrice: '0' }, null],
  [{ page: '2', q: 'bowl' }, null],
])('the URL of a list for search engines for %j is %s', (params, expected) => {
  expect(indexedHref('/products', parseProductQuery(params), 3)).toBe(expected);
});
