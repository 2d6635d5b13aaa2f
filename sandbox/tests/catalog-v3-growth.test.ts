import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Position, readPosition } from '../catalog-v3/cursor';
import { aggregate } from '../catalog-v3/search/aggregate';
import type { Aggregation } from '../catalog-v3/search/aggregations';
import { searchFields } from '../catalog-v3/search/fields';
import { conditionOf, selectPage } from '../catalog-v3/search/products';
import { createSandbox, type Sandbox } from '../create-sandbox';
import type { Database } from '../db/database';
import { selectInOrders } from '../ecom/recommendations/algorithms';

/** Plans and rows show with fewer products what a catalog of 100,000 depends on. */
const SIZE = 2_000;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ products: SIZE, catalogVersion: 'V3_CATALOG' });
}, 120_000);
afterAll(() => sandbox.close());

const shown = { fields: searchFields, includeHidden: false };
const PRICE = 'actualPriceRange.minValue.amount';
const newest = { fieldName: 'createdDate', order: 'DESC' };
const position = (query: Partial<Position>): Position => ({
  ...readPosition(undefined),
  filter: { visible: true },
  ...query,
});

async function explain(query: SQL): Promise<string[]> {
  const plan = await sandbox.platform.db.read.values<[number, number, number, string]>(
    sql`explain query plan ${query}`,
  );
  return plan.map(([, , , step]) => step);
}
const planOf = (at: Position) => explain(selectPage(sandbox.platform, at, shown).getSQL());

describe('a page of a large catalog', () => {
  it.each([
    ['the newest', [newest]],
    ['the cheapest', [{ fieldName: PRICE, order: 'ASC' }, newest]],
    ['the most expensive', [{ fieldName: PRICE, order: 'DESC' }, newest]],
    ['a to z', [{ fieldName: 'name', order: 'ASC' }, newest]],
    ['z to a', [{ fieldName: 'name', order: 'DESC' }, newest]],
  ])('of %s is read along an index, without sorting', async (_, sort) => {
    expect((await planOf(position({ sort }))).join()).toMatch(
      /^SCAN catalog_index USING (?:COVERING )?INDEX \w+$/,
    );
  });

  it('of a price range is read from its index only', async () => {
    const filter = { $and: [{ visible: true }, { [PRICE]: { $gte: 20 } }, { [PRICE]: { $lt: 40 } }] };
    const where = conditionOf({ ...shown, filter });
    const plan = await explain(sql`select count(*) from catalog_index where ${where}`);
    expect(plan.join()).toMatch(/^SEARCH catalog_index USING COVERING INDEX/);
  });

  it('of a text search reads the products that match, and no others', async () => {
    for (const mode of ['AND', 'OR'] as const) {
      const plan = await planOf(
        position({ search: { expression: 'ashen bowl', mode, fields: ['name', 'description'] } }),
      );
      expect(plan.filter((step) => /^SCAN (?:catalog_index|numbered|product_words)\b/.test(step))).toEqual(
        [],
      );
    }
  });
});

it('recommendations from orders look up the products of their lines, and read no others', async () => {
  const plan = await explain(selectInOrders(sandbox.platform.db.read, [], sql`true`).getSQL());
  expect(plan[0]).toMatch(/^SCAN orders/);
  expect(plan.join()).toMatch(/SEARCH products USING INDEX \w+ \(id=\?/);
});

const value = (fieldPath: string): Aggregation => ({
  name: fieldPath,
  fieldPath,
  type: 'VALUE',
  value: { limit: 250 },
});
const FACETS = [
  value('brand.name'),
  value('inventory.availabilityStatus'),
  value('options.choicesSettings.choices.name'),
  value('allCategoriesInfo.categories.id'),
];
const visible = conditionOf({ ...shown, filter: { visible: true } });

it('facets of a large catalog take as many rows of the database for 2,000 products as for 32', async () => {
  const small = await createSandbox({ catalogVersion: 'V3_CATALOG' });
  const rows = await Promise.all([small, sandbox].map(rowsOfSecondCount));
  await small.close();
  expect(rows[1]).toBe(rows[0]);
});

/** Returns how many rows the database returns for facets that have been counted before. */
async function rowsOfSecondCount({ platform: { db } }: Sandbox): Promise<number> {
  let rows = 0;
  type Values = Database['read']['values'];
  const values: Values = <T extends unknown[]>(query: Parameters<Values>[0]) => {
    const result = db.read.values<T>(query);
    Promise.resolve(result).then((found) => {
      rows += found.length;
    });
    return result;
  };
  const read = new Proxy(db.read, {
    get: (target, name) => (name === 'values' ? values : Reflect.get(target, name, target)),
  });
  const observed = new Proxy(db, {
    get: (target, name) => (name === 'read' ? read : Reflect.get(target, name, target)),
  });
  await aggregate(observed, visible, FACETS);
  rows = 0;
  await aggregate(observed, visible, FACETS);
  return rows;
}
