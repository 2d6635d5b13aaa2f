import { type Position, readPosition } from '../catalog-v3/cursor';
import { aggregate } from '../catalog-v3/search/aggregate';
import type { Aggregation } from '../catalog-v3/search/aggregations';
import { searchFields } from '../catalog-v3/search/fields';
import { conditionOf, searchProducts } from '../catalog-v3/search/products';
import { createSandbox } from '../create-sandbox';
import { stableId } from '../seed/ids';

const ROUNDS = 15;
const PRICE = 'actualPriceRange.minValue.amount';
const value = (fieldPath: string): Aggregation => ({
  name: fieldPath,
  fieldPath,
  type: 'VALUE',
  value: { limit: 100 },
});
const scalar = (type: 'MIN' | 'MAX'): Aggregation => ({
  name: type,
  fieldPath: PRICE,
  type: 'SCALAR',
  scalar: { type },
});
/** The aggregations of a list of the storefront. */
const FACETS: Aggregation[] = [
  value('options.choicesSettings.choices.name'),
  value('brand.name'),
  value('ribbon.name'),
  value('inventory.availabilityStatus'),
  {
    name: 'sale',
    fieldPath: 'compareAtPriceRange.minValue.amount',
    type: 'RANGE',
    range: { buckets: [{ from: 0.001 }] },
  },
  scalar('MIN'),
  scalar('MAX'),
];

const shown = (...conditions: Record<string, unknown>[]) => ({ $and: [{ visible: true }, ...conditions] });
const by = (fieldName: string, order: string) => [
  { fieldName, order },
  { fieldName: 'createdDate', order: 'DESC' },
];
const position = (query: Partial<Position>): Position => ({
  ...readPosition(undefined),
  filter: shown(),
  sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  ...query,
});
const between = shown({ [PRICE]: { $gte: 20 } }, { [PRICE]: { $lt: 40 } });
const home = shown({
  'allCategoriesInfo.categories': { $matchItems: [{ id: stableId('collection:decor') }] },
});
const inStock = shown({
  'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] },
});
const terms = (expression: string): Partial<Position> => ({
  search: { expression, mode: 'AND', fields: ['name', 'description'] },
  sort: undefined,
});
const only = (query: Partial<Position>) => ({ at: position({ ...query, limit: 1 }), facets: FACETS });

const QUERIES: Record<string, { at: Position; facets?: Aggregation[] }> = {
  'newest first': { at: position({}) },
  'newest first, page 20': { at: position({ offset: 1_900 }) },
  'cheapest first': { at: position({ sort: by(PRICE, 'ASC') }) },
  'most expensive first': { at: position({ sort: by(PRICE, 'DESC') }) },
  'by name': { at: position({ sort: by('name', 'ASC') }) },
  'from 20 to 40 dollars, most expensive first': {
    at: position({ filter: between, sort: by(PRICE, 'DESC') }),
  },
  'a category with those below it': { at: position({ filter: home }) },
  'a category, cheapest first': { at: position({ filter: home, sort: by(PRICE, 'ASC') }) },
  'in stock': { at: position({ filter: inStock }) },
  'one word': { at: position(terms('vase')) },
  'two words': { at: position(terms('ashen bowl')) },
  'facets of everything': only({}),
  'facets of a category': only({ filter: home }),
  'facets of those in stock': only({ filter: inStock }),
  'facets of one word': only(terms('vase')),
};

/**
 * Prints, as JSON, the median processor time in ms that Catalog V3's search needs, by query: for a
 * page of 100 out of `products` products with its total, or for the seven aggregations of a
 * list.
 */
async function measure(products: number): Promise<void> {
  const sandbox = await createSandbox({ products, catalogVersion: 'V3_CATALOG' });
  const { platform } = sandbox;
  const visible = { fields: searchFields, includeHidden: false };
  const medians: Record<string, number> = {};
  for (const [name, { at, facets = [] }] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Not the time that passes, in which a busy machine does other things as well.
      const before = process.cpuUsage();
      const found = await searchProducts(platform, at, visible);
      await aggregate(platform.db, conditionOf({ ...at, ...visible }), facets);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
      if (found.products.length === 0) throw new Error(`${name}: nothing found`);
    }
    medians[name] = Math.round((times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN) * 10) / 10;
  }
  await sandbox.close();
  process.stdout.write(`${JSON.stringify(medians, undefined, 2)}\n`);
}

await measure(Number(process.argv[2]));
