import { sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { productFields } from '../catalog/products/fields';
import { queryProducts } from '../catalog/products/query';
import { findProducts } from '../catalog/products/store';
import type { StoredProduct } from '../catalog/types';
import { filterToSql, sortToSql, type WireQuery, wireQuery } from '../core/query';
import { openSandbox } from './open-sandbox';

const SIZE = 2_000;
const sandbox = await openSandbox({ products: SIZE });
// One product in seven is hidden, and every third has the same price and date.
await sandbox.platform.db.write(async (tx) => {
  await tx.run(sql`update products set visible = 0 where rowid % 7 = 0`);
  await tx.run(sql`update products set price = 5000, updated_at = 0 where rowid % 3 = 0`);
});
const { products: all } = await findProducts(sandbox.platform, {
  where: undefined,
  orderBy: [],
  limit: SIZE,
  offset: 0,
  includeHidden: true,
});
const [, second = '', third = ''] = new Set(all.flatMap(({ collectionIds }) => collectionIds));
const [slug] = all.slice(9).map((product) => product.slug);

const half = all.map(({ createdAt }) => createdAt).sort((a, b) => a - b)[SIZE / 2] ?? 0;
const cents = (units: number) => units * 100;
type Matches = (product: StoredProduct) => boolean;
const within: Matches = ({ price }) => price >= cents(30) && price <= cents(90);

const FILTERS: [string, WireQuery['filter'], Matches][] = [
  ['nothing', undefined, () => true],
  ['a collection', { collectionIds: { $hasSome: [third] } }, (one) => one.collectionIds.includes(third)],
  [
    'a collection and a price range',
    { 'collections.id': { $hasSome: [third] }, price: { $gte: 30, $lte: 90 } },
    (one) => one.collectionIds.includes(third) && within(one),
  ],
  [
    'two collections',
    { collectionIds: { $hasAll: [second, third] } },
    (one) => one.collectionIds.includes(second) && one.collectionIds.includes(third),
  ],
  ['stock', { inventoryStatus: { $ne: 'IN_STOCK' } }, (one) => one.inventoryStatus !== 'IN_STOCK'],
  [
    'the beginning of a name, in any case',
    { name: { $startsWith: 'LINEN ' } },
    (one) => one.name.startsWith('Linen '),
  ],
  ['one slug', { slug }, (one) => one.slug === slug],
  [
    'exclusive bounds',
    { price: { $gt: 30, $lt: 90 } },
    ({ price }) => price > cents(30) && price < cents(90),
  ],
  [
    'any of two collections',
    { collectionIds: { $hasSome: [second, third] } },
    (one) => one.collectionIds.includes(second) || one.collectionIds.includes(third),
  ],
  ['all products', { collectionIds: { $hasSome: [V1_ALL_PRODUCTS_ID] } }, () => true],
  [
    'exclusions',
    { slug: { $ne: slug }, productType: { $ne: 'digital' } },
    (one) => one.slug !== slug && one.productType === 'physical',
  ],
  ['dates', { createdDate: { $gte: new Date(half).toISOString() } }, ({ createdAt }) => createdAt >= half],
  ['a part of a name', { name: { $contains: 'BOWL' } }, ({ name }) => /bowl/i.test(name)],
  [
    'a choice of an option',
    { 'options.Glaze': { $hasSome: ['Sage', 'Rose'] } },
    ({ document: { options } }) =>
      options.some(
        (one) => one.name === 'Glaze' && one.choices.some((c) => /^(?:Sage|Rose)$/.test(c.description)),
      ),
  ],
  [
    'alternatives',
    { $or: [{ slug }, { $and: [{ price: { $gte: 60 } }, { $not: { sku: { $startsWith: 'm' } } }] }] },
    (one) => one.slug === slug || (one.price >= cents(60) && !/^m/i.test(one.sku)),
  ],
  ['what nothing is', { name: 'Nothing' }, () => false],
];

const SORTS: [string, 'ASC' | 'DESC', (product: StoredProduct) => number | string][] = [
  ['price', 'ASC', ({ price }) => price],
  ['price', 'DESC', ({ price }) => price],
  ['name', 'ASC', ({ name }) => name.toLowerCase()],
  ['lastUpdated', 'DESC', ({ updatedAt }) => updatedAt],
  ['numericId', 'DESC', ({ numericId }) => numericId],
];

it('all filters but one match some products', () => {
  const others = FILTERS.filter(([, , matches]) => !all.some(matches));
  expect(others.map(([name]) => name)).toEqual(['what nothing is']);
});

describe.each(FILTERS)('products filtered by %s', (_, filter, matches) => {
  it.each(SORTS)('and sorted by %s %s match a sort in memory, by page', async (fieldName, order, key) => {
    for (const includeHidden of [false, true]) {
      const expected = all
        .filter((product) => (includeHidden || product.visible) && matches(product))
        .sort((a, b) => compare(key(a), key(b)) || compare(a.id, b.id))
        .map(({ id }) => id);
      if (order === 'DESC') expected.reverse();
      for (const offset of [0, 40, expected.length - 5].filter((start) => start >= 0)) {
        const found = await queryProducts(sandbox.platform, {
          filter,
          sort: [{ fieldName, order }],
          limit: 40,
          offset,
          includeHidden,
        });
        expect(found.total).toBe(expected.length);
        expect(found.products.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 40));
      }
    }
  });
});

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

const SORTED = ['name', 'slug', 'sku', 'price', 'numericId', 'lastUpdated', 'createdDate'];
it.each(SORTED)('an order of products by %s uses an index, without sorting', async (name) => {
  const field = productFields(name);
  if (field === undefined || field.kind === 'set') throw new Error(`No order by ${name}`);
  const column = field.kind === 'text' ? sql`${field.column} collate nocase` : sql`${field.column}`;
  const plan = await sandbox.platform.db.read.values<
    [id: number, parent: number, unused: number, detail: string]
  >(sql`explain query plan select id from products where visible = true order by ${column}, id limit 100`);
  expect(plan.map(([, , , detail]) => detail).join()).toMatch(/^SCAN products USING COVERING INDEX \w+$/);
});

const dialect = new SQLiteSyncDialect();

function compile(filter: Record<string, unknown>) {
  const condition = filterToSql(productFields, filter);
  return condition && dialect.sqlToQuery(condition);
}

describe('filters', () => {
  it('bind every value, so that none is interpreted as SQL', () => {
    const hostile = `x'; drop table products; --`;
    const query = compile({
      name: { $startsWith: hostile, $contains: hostile },
      sku: { $in: [hostile] },
      collectionIds: { $hasAll: [hostile] },
      [`options.${hostile}`]: hostile,
    });
    expect(query?.sql).not.toContain('drop');
    expect(query?.params.filter((param) => param === hostile).length).toBeGreaterThanOrEqual(5);
  });

  it('compare money in cents, without floating-point errors', () => {
    expect(compile({ price: 19.99 })?.params).toEqual([1999]);
    expect(compile({ 'priceData.price': { $gte: '0.29' } })?.params).toEqual([29]);
    expect(compile({ price: { $lt: 10.005 } })?.params).toEqual([1000.5]);
  });

  it('are absent for an empty filter', () => {
    expect(compile({})).toBeUndefined();
    expect(filterToSql(productFields, undefined)).toBeUndefined();
  });

  it('reject unlimited nesting', () => {
    let filter: Record<string, unknown> = { name: 'x' };
    for (let depth = 0; depth < 20; depth += 1) filter = { $not: filter };
    expect(() => compile(filter)).toThrow(/nested/);
  });
});

it('sorting accepts the spelling of the SDK and that of REST clients', () => {
  const terms = (sort: Record<string, unknown>[]) =>
    sortToSql(productFields, sort).map((term) => dialect.sqlToQuery(term).sql);
  expect(terms([{ fieldName: 'price', order: 'DESC' }, { fieldName: 'numericId' }])).toEqual(
    terms([{ price: 'desc', numericId: 'asc' }]),
  );
});

it('a query accepts filter and sort as text', () => {
  expect(wireQuery.parse({ filter: '{"a":1}', sort: '[{"a":"asc"}]' })).toEqual({
    filter: { a: 1 },
    sort: [{ a: 'asc' }],
  });
});
