import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Position, readPosition } from '../catalog-v3/cursor';
import { aggregate } from '../catalog-v3/search/aggregate';
import type { Aggregation } from '../catalog-v3/search/aggregations';
import { searchFields } from '../catalog-v3/search/fields';
import { conditionOf, selectPage } from '../catalog-v3/search/products';
import { createSandbox, type Sandbox } from '../create-sandbox';
import type { Database } from '../db/database';

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

/** Returns the steps by which the database finds a page. */
async function planOf(at: Position): Promise<string[]> {
  const plan = await sandbox.platform.db.read.values<[number, number, number, string]>(
    sql`explain query plan ${selectPage(sandbox.platform, at, shown).getSQL()}`,
  );
  return plan.map(([, , , step]) => step);
}

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
    const plan = await sandbox.platform.db.read.values<[number, number, number, string]>(
      sql`explain query plan select count(*) from catalog_index where ${where}`,
    );
    expect(plan.map(([, , , step]) => step).join()).toMatch(/^SEARCH catalog_index USING COVERING INDEX/);
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

/** The rows of the database by themselves, without the columns in memory. */
async function countedByDatabase(): Promise<Record<string, Map<unknown, unknown>>> {
  const { read } = sandbox.platform.db;
  const counts = async (query: ReturnType<typeof sql>) =>
    new Map(await read.values<[unknown, unknown]>(query));
  return {
    'brand.name': await counts(
      sql`select brand, count(*) from catalog_index where visible = 1 and brand is not null group by 1`,
    ),
    'inventory.availabilityStatus': await counts(
      sql`select availability, count(*) from catalog_index where visible = 1 group by 1`,
    ),
    'options.choicesSettings.choices.name': await counts(
      sql`select customization_choices.name, count(distinct no) from catalog_index join product_choices using (no)
        join customization_choices on customization_choices.id = choice_id
        join catalog_parts on catalog_parts.id = customization_id
        where visible = 1 and catalog_parts.document ->> '$.customizationType' = 'PRODUCT_OPTION' group by 1`,
    ),
  };
}

async function expectExactFacets(): Promise<void> {
  const { results } = await aggregate(sandbox.platform.db, visible, FACETS);
  const counted = await countedByDatabase();
  for (const [name, expected] of Object.entries(counted)) {
    const result = Object(results.find((one) => one.name === name)).values.results;
    const found = new Map(result.map((one: { value: unknown; count: unknown }) => [one.value, one.count]));
    expect([name, ...[...found].sort()]).toEqual([name, ...[...expected].sort()]);
  }
}

describe('facets of a large catalog', () => {
  it('are those of the database, also after writes and a reset', async () => {
    await expectExactFacets();
    const control = (path: string, body: unknown) =>
      sandbox.fetch(
        new Request(`${sandbox.url}/_sandbox/products/${path}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    const stock = (quantity: number) => ({ variants: [{ choices: {}, quantity }] });
    for (const change of [{ visible: false }, { visible: true, ...stock(0) }, stock(5)]) {
      expect((await control('lund-bowl', change)).status).toBeLessThan(300);
      await expectExactFacets();
    }
    await sandbox.reset(40);
    await expectExactFacets();
    await sandbox.reset();
    await expectExactFacets();
  }, 60_000);

  it('take as many rows of the database for 2,000 products as for 32', async () => {
    const small = await createSandbox({ catalogVersion: 'V3_CATALOG' });
    const rows = await Promise.all([small, sandbox].map(rowsOfSecondCount));
    await small.close();
    expect(rows[1]).toBe(rows[0]);
  });
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
