import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { type ProductList, SORT_ORDERS } from '@/lib/catalog/types';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { callsDuring, openShop } from './shop-visitor';

// Nothing is kept here: every call of the platform is counted.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

let sandbox: Sandbox;
let readers: typeof import('@/lib/catalog/readers');

beforeAll(async () => {
  sandbox = await openShop();
  readers = await import('@/lib/catalog/readers');
});
afterAll(() => sandbox.close());

const reset = (body: unknown = {}) =>
  fetch(`${sandbox.url}/_sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const list = (params: Record<string, string | string[]>, categoryId: string | null = null) =>
  readers.getProductList(parseProductQuery(params), categoryId);
const idsOf = ({ products }: ProductList) => products.map(({ id }) => id);

describe('a list of the demo shop', () => {
  it.each(SORT_ORDERS)('keeps the order %s of the platform with a colour and a price', async (sortBy) => {
    const whole = await list({ sortBy, minPrice: '20' });
    const filtered = await list({ sortBy, minPrice: '20', color: 'ink' });
    const ink = whole.products.filter(({ swatches }) => swatches.some(({ name }) => name === 'Ink'));
    expect(ink.length).toBeGreaterThan(1);
    expect(idsOf(filtered)).toEqual(ink.map(({ id }) => id));
    expect(filtered).toMatchObject({
      total: ink.length,
      pageCount: 1,
      query: { filters: { color: ['Ink'] } },
    });
  });

  it('tells the number behind each choice', async () => {
    const { choices, total } = await list({});
    expect(total).toBe(32);
    expect(choices?.brand.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'Halden Studio 12',
      'Atelier Mori 10',
      'Norrvik Works 10',
    ]);
    expect(choices?.inStock).toEqual([expect.objectContaining({ count: 31 })]);
    const mori = await list({ brand: 'Atelier Mori', inStock: '1' });
    const chalk = mori.choices?.color.find(({ value }) => value === 'Chalk');
    expect((await list({ brand: 'Atelier Mori', inStock: '1', color: 'Chalk' })).total).toBe(chalk?.count);
  });

  it('ignores what it does not know', async () => {
    const { query, total } = await list({ color: ['Mauve', 'Infrared'], sale: 'yes' });
    expect(query).toEqual(parseProductQuery({}));
    expect(total).toBe(32);
  });

  it('is empty, and says what was asked for, when no product has it all', async () => {
    const nothing = await list({ color: 'Ink', minPrice: '5000' });
    expect(nothing).toMatchObject({ products: [], total: 0, query: { filters: { color: ['Ink'] } } });
    expect(nothing.choices?.color.every(({ count }) => count === 0)).toBe(true);
  });

  it('of a category has the choices of the category', async () => {
    const textiles = (await readers.getCategories()).find(({ slug }) => slug === 'textiles');
    const { choices } = await list({}, textiles?.id ?? '');
    expect(choices?.color.map(({ value }) => value)).not.toContain('Chalk');
    expect(choices?.color.length).toBeGreaterThan(1);
  });
});

describe('a list of hundreds', () => {
  it('is looked through to its end, in the order of the platform, and paged', {
    timeout: 30_000,
  }, async () => {
    await reset({ products: 250 });
    const pages = ['1', '2', '3'];
    const plain = await Promise.all(pages.map((page) => list({ sortBy: 'nameAsc', page })));
    const filtered = await Promise.all(pages.map((page) => list({ sortBy: 'nameAsc', page, inStock: '1' })));
    const inStock = plain
      .flatMap(({ products }) => products)
      .filter(({ availability }) => availability !== 'sold-out');
    expect(inStock.length).toBeGreaterThan(100);
    expect(inStock.length).toBeLessThan(250);
    expect(filtered.flatMap(idsOf)).toEqual(inStock.map(({ id }) => id));
    expect(filtered[0]).toMatchObject({ total: inStock.length, pageCount: Math.ceil(inStock.length / 100) });
    expect(filtered[0]?.products).toHaveLength(100);
  });
});

describe('a list of more than 500', () => {
  it('has prices and order only, and is not looked through', { timeout: 30_000 }, async () => {
    await reset({ products: 501 });
    let found: ProductList | undefined;
    const calls = await callsDuring(sandbox, async () => {
      found = await list({ color: 'Ink', sortBy: 'nameAsc' });
    });
    expect(found).toMatchObject({ total: 501, choices: null, query: { filters: { color: [] } } });
    // The plain first page, which the cache has; two for the bounds; the page itself.
    expect(calls).toEqual({ 'GET /stores-reader/v1/products/query-platformized': 4 });
  });
});
