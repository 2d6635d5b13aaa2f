import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFields } from '../catalog/products/fields';
import { queryProducts } from '../catalog/products/query';
import { findProducts } from '../catalog/products/store';
import type { StoredProduct } from '../catalog/types';
import type { WireQuery } from '../core/query';
import { createSandbox, type Sandbox } from '../create-sandbox';

const SIZE = 2_000;
let sandbox: Sandbox;
/** All products, including hidden ones. */
let all: StoredProduct[];
let categories: string[];

beforeAll(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG', products: SIZE });
  // One product in seven is hidden, and every third has the same price and date.
  await sandbox.platform.db.write(async (tx) => {
    await tx.run(sql`update products set visible = 0 where rowid % 7 = 0`);
    await tx.run(sql`update products set price = 5000, updated_at = 0 where rowid % 3 = 0`);
  });
  const whole = { where: undefined, orderBy: [], limit: SIZE, offset: 0, includeHidden: true };
  all = (await findProducts(sandbox.platform, whole)).products;
  categories = [...new Set(all.flatMap(({ collectionIds }) => collectionIds))];
}, 60_000);
afterAll(() => sandbox.close());

const cents = (units: number) => units * 100;
type Matches = (product: StoredProduct) => boolean;
const within: Matches = ({ price }) => price >= cents(30) && price <= cents(90);

const FILTERS: [string, () => WireQuery['filter'], () => Matches][] = [
  ['nothing', () => undefined, () => () => true],
  [
    'a price range',
    () => ({ $and: [{ 'priceData.price': { $gte: 30 } }, { 'priceData.price': { $lte: 90 } }] }),
    () => within,
  ],
  [
    'a collection',
    () => ({ collectionIds: { $hasSome: [categories[2]] } }),
    () => (product) => product.collectionIds.includes(categories[2] ?? ''),
  ],
  [
    'a collection and a price range',
    () => ({ 'collections.id': { $hasSome: [categories[2]] }, price: { $gte: 30, $lte: 90 } }),
    () => (product) => product.collectionIds.includes(categories[2] ?? '') && within(product),
  ],
  [
    'two collections',
    () => ({ collectionIds: { $hasAll: [categories[1], categories[2]] } }),
    () => (product) => [categories[1], categories[2]].every((id) => product.collectionIds.includes(id ?? '')),
  ],
  [
    'stock',
    () => ({ inventoryStatus: { $ne: 'IN_STOCK' } }),
    () => (product) => product.inventoryStatus !== 'IN_STOCK',
  ],
  [
    'the beginning of a name, in any case',
    () => ({ name: { $startsWith: 'LINEN ' } }),
    () => (product) => product.name.startsWith('Linen '),
  ],
  ['one slug', () => ({ slug: all[9]?.slug }), () => (product) => product.slug === all[9]?.slug],
  ['what nothing is', () => ({ name: 'Nothing' }), () => () => false],
];

const SORTS: [string, 'ASC' | 'DESC', (product: StoredProduct) => number | string][] = [
  ['price', 'ASC', ({ price }) => price],
  ['price', 'DESC', ({ price }) => price],
  ['name', 'ASC', ({ name }) => name.toLowerCase()],
  ['lastUpdated', 'DESC', ({ updatedAt }) => updatedAt],
  ['numericId', 'DESC', ({ numericId }) => numericId],
];

describe.each(FILTERS)('products filtered by %s', (_, filter, matches) => {
  it.each(SORTS)(
    'and sorted by %s %s match a sort in memory, page by page',
    async (fieldName, order, key) => {
      for (const includeHidden of [false, true]) {
        const expected = all
          .filter((product) => (includeHidden || product.visible) && matches()(product))
          .sort((a, b) => compare(key(a), key(b)) || compare(a.id, b.id))
          .map(({ id }) => id);
        if (order === 'DESC') expected.reverse();
        for (const offset of [0, 40, expected.length - 5].filter((start) => start >= 0)) {
          const found = await queryProducts(sandbox.platform, {
            filter: filter(),
            sort: [{ fieldName, order }],
            limit: 40,
            offset,
            includeHidden,
          });
          expect(found.total).toBe(expected.length);
          expect(found.products.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 40));
        }
      }
    },
  );
});

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

describe('an order of products', () => {
  it.each(['name', 'slug', 'sku', 'price', 'numericId', 'lastUpdated', 'createdDate'])(
    'by %s uses an index, without sorting',
    async (name) => {
      const field = productFields(name);
      if (field === undefined || field.kind === 'set') throw new Error(`No order by ${name}`);
      const column = field.kind === 'text' ? sql`${field.column} collate nocase` : sql`${field.column}`;
      const plan = await sandbox.platform.db.read.values<
        [id: number, parent: number, unused: number, detail: string]
      >(
        sql`explain query plan select id from products where visible = true order by ${column}, id limit 100`,
      );
      expect(plan.map(([, , , detail]) => detail).join()).toMatch(/^SCAN products USING COVERING INDEX \w+$/);
    },
  );
});
