import { expect, it } from 'vitest';
import { openShops } from './shop-visitor';

const shops = await openShops(() => import('@/lib/wix/catalog/current-catalog'));
const PLAIN = { categoryId: null, minPrice: null, maxPrice: null, sortBy: 'newest', skip: 0 } as const;

it.each(shops)('catalog $generation lists products by their ids', async ({ shop: { catalogPlatform } }) => {
  const { products } = await catalogPlatform.queryProducts({ ...PLAIN, limit: 100 });
  const chosen = [products[2], products[7]].flatMap((product) => product ?? []);
  const ids = [...chosen.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'];
  const found = await catalogPlatform.queryProducts({ ...PLAIN, ids, limit: 100, withoutTotal: true });
  expect(found.products).toEqual(chosen);
  expect(chosen).toHaveLength(2);
});
