import { recommendations } from '@wix/ecom';
import { beforeEach, describe, expect, it } from 'vitest';
import { V1_ALL_PRODUCTS_ID } from '../catalog/all-products';
import { STORES_APP_ID } from '../core/platform';
import { buy } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { type Client, visitorClient } from './sdk-client';
import { add, productOf } from './shopper';
import { control } from './sign-in';

const SAME_CATEGORIES = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
const VIEWED_TOGETHER = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f';
const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

const sandbox = await openSandbox({ resets: true });
let client: Client;
beforeEach(async () => {
  client = await visitorClient(sandbox);
});

const algorithm = (_id: string, appId = STORES_APP_ID) => ({ _id, appId });
const item = (catalogItemId: string, appId = STORES_APP_ID) => ({ catalogItemId, appId });
type Options = { items?: ReturnType<typeof item>[]; minimumRecommendedItems?: number };
const ask = async (ids: string[], options: Options) => {
  const requested = ids.map((id) => algorithm(id));
  const { recommendation } = await client.use(recommendations).getRecommendation(requested, options);
  return recommendation;
};

const recommended = async (ids: string[], slugs: string[], minimumRecommendedItems = 1) => {
  const items = await Promise.all(slugs.map(async (slug) => item((await productOf(client, slug)).id)));
  const recommendation = await ask(ids, { items, minimumRecommendedItems });
  return {
    by: recommendation?.algorithm?._id,
    ids: recommendation?.items?.map(({ catalogItemId }) => catalogItemId) ?? [],
  };
};

describe('recommendations', () => {
  it('of the same categories share a category with the given product, without it and hidden ones', async () => {
    const { by, ids } = await recommended([SAME_CATEGORIES], ['lund-bowl']);
    expect(by).toBe(SAME_CATEGORIES);
    const { items: found } = await client.products.queryProducts().in('_id', ids).limit(100).find();
    const given = await client.products.getProduct((await productOf(client, 'lund-bowl')).id);
    const own = given.product?.collectionIds?.filter((id) => id !== V1_ALL_PRODUCTS_ID) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(ids).toHaveLength(found.length);
    expect(found.map(({ slug }) => slug)).not.toContain('lund-bowl');
    for (const { slug, collectionIds } of found)
      expect([slug, own.some((id) => collectionIds?.includes(id))]).toEqual([slug, true]);
    const [hidden] = found;
    await control(sandbox, 'PATCH', `products/${hidden?.slug}`, { visible: false });
    expect((await recommended([SAME_CATEGORIES], ['lund-bowl'])).ids).not.toContain(hidden?._id);
  });

  it('of products that were bought together come from orders', async () => {
    const { id } = await productOf(client, 'bue-bookends');
    const before = await recommended([BOUGHT_TOGETHER], ['ora-serving-bowl']);
    expect(before.ids).not.toContain(id);
    await add(client, 'ora-serving-bowl');
    await add(client, 'bue-bookends');
    await buy(sandbox, client);
    const { ids } = await recommended([BOUGHT_TOGETHER], ['ora-serving-bowl']);
    expect(ids.sort()).toEqual([...before.ids, id].sort());
  });

  it('of best sellers need no product, and the most ordered one is first', async () => {
    await add(client, 'bue-bookends', { quantity: 9 });
    await buy(sandbox, client);
    const { by, ids } = await recommended([BEST_SELLERS], []);
    expect(by).toBe(BEST_SELLERS);
    expect(ids[0]).toBe((await productOf(client, 'bue-bookends')).id);
  });

  it('come from the first algorithm that has enough of them, and are absent when none has', async () => {
    const algorithms = [VIEWED_TOGETHER, BOUGHT_TOGETHER, SAME_CATEGORIES];
    expect((await recommended(algorithms, ['lund-bowl'], 2)).by).toBe(SAME_CATEGORIES);
    expect(await ask([VIEWED_TOGETHER], { minimumRecommendedItems: 1 })).toBeUndefined();
  });

  it('come from algorithms that the site lists', async () => {
    const { availableAlgorithms } = await client.use(recommendations).listAvailableAlgorithms();
    expect(availableAlgorithms?.map(({ config }) => [config?.algorithmId, config?.algorithmType])).toEqual([
      [SAME_CATEGORIES, 'RELATED_ITEMS'],
      [BOUGHT_TOGETHER, 'RELATED_ITEMS'],
      [VIEWED_TOGETHER, 'RELATED_ITEMS'],
      [BEST_SELLERS, 'GLOBAL'],
    ]);
  });
});
