import { type Position, readPosition } from '../catalog-v3/cursor';
import { aggregate } from '../catalog-v3/search/aggregate';
import type { Aggregation } from '../catalog-v3/search/aggregations';
import { searchFields } from '../catalog-v3/search/fields';
import { conditionOf, searchProducts } from '../catalog-v3/search/products';
import { createSandbox } from '../create-sandbox';
import { stableId } from '../seed/ids';

const ROUNDS = 15;
const PRICE = 'actualPriceRange.minValue.amount';
const facet = (fieldPath: string): Aggregation => ({
  name: fieldPath,
  fieldPath,
  type: 'VALUE',
  value: { limit: 50 },
});
const FACETS = [
  facet('options.choicesSettings.choices.name'),
  facet('brand.name'),
  facet('inventory.availabilityStatus'),
  facet('allCategoriesInfo.categories.id'),
];

const position = (query: Partial<Position>): Position => ({
  ...readPosition(undefined),
  limit: 24,
  ...query,
});
const between = { $and: [{ [PRICE]: { $gte: 20 } }, { [PRICE]: { $lt: 40 } }] };
const home = { 'allCategoriesInfo.categories': { $matchItems: [{ id: stableId('collection:home') }] } };
const QUERIES: Record<string, { at: Position; facets?: Aggregation[] }> = {
  'newest first': { at: position({}) },
  'cheapest first': { at: position({ sort: [{ fieldName: PRICE, order: 'ASC' }] }) },
  'by name': { at: position({ sort: [{ fieldName: 'name', order: 'ASC' }] }) },
  'from 20 to 40 dollars, dearest first': {
    at: position({ filter: between, sort: [{ fieldName: PRICE, order: 'DESC' }] }),
  },
  'a category with those below it': { at: position({ filter: home }) },
  'a category, cheapest first': { at: position({ filter: home, sort: [{ fieldName: PRICE }] }) },
  'one word': { at: position({ search: { expression: 'vase' } }) },
  'two words': { at: position({ search: { expression: 'ashen bowl', mode: 'AND' } }) },
  'facets of everything': { at: position({}), facets: FACETS },
  'facets of a category': { at: position({ filter: home }), facets: FACETS },
};

/**
 * Prints, as JSON, the median time in milliseconds that Catalog V3's search needs for a page of 24
 * out of `products` products with its total, by query.
 */
async function measure(products: number): Promise<void> {
  const sandbox = await createSandbox({ products, catalogVersion: 'V3_CATALOG' });
  const { platform } = sandbox;
  const shown = { fields: searchFields, includeHidden: false };
  const medians: Record<string, number> = {};
  for (const [name, { at, facets = [] }] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const found = await searchProducts(platform, at, shown);
      const where = conditionOf({ ...at, ...shown });
      await aggregate({ reader: platform.db.read, where, isWhole: !at.filter && !at.search }, facets);
      times.push(performance.now() - began);
      if (found.products.length === 0) throw new Error(`${name}: nothing found`);
    }
    medians[name] = Math.round((times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN) * 10) / 10;
  }
  await sandbox.close();
  process.stdout.write(`${JSON.stringify(medians, undefined, 2)}\n`);
}

await measure(Number(process.argv[2]));
