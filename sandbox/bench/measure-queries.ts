import { queryProducts } from '../catalog/products/query';
import { createSandbox } from '../create-sandbox';

const ROUNDS = 40;
const PAGE = { limit: 100, offset: 0, includeHidden: false };
const QUERIES: Record<string, Pick<Parameters<typeof queryProducts>[1], 'filter' | 'sort'>> = {
  'newest first': { filter: undefined, sort: undefined },
  'cheapest first': { filter: undefined, sort: [{ fieldName: 'price', order: 'ASC' }] },
  'by name': { filter: undefined, sort: [{ fieldName: 'name', order: 'ASC' }] },
  'from 20 to 40 dollars, most expensive first': {
    filter: { price: { $gte: 20, $lte: 40 } },
    sort: [{ fieldName: 'price', order: 'DESC' }],
  },
  'in stock': { filter: { inventoryStatus: 'IN_STOCK' }, sort: undefined },
};

/**
 * Prints, as JSON, the median time in milliseconds that the database needs for a page of 100 out of
 * `products` products, by query.
 */
async function measure(products: number): Promise<void> {
  const sandbox = await createSandbox({ products });
  const medians: Record<string, number> = {};
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const found = await queryProducts(sandbox.platform, { ...PAGE, ...query });
      times.push(performance.now() - began);
      if (found.products.length !== PAGE.limit) throw new Error(`${name}: ${found.products.length} products`);
    }
    medians[name] = times.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
  }
  await sandbox.close();
  process.stdout.write(`${JSON.stringify(medians)}\n`);
}

await measure(Number(process.argv[2]));
