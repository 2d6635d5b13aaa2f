import { productsV3, readOnlyVariantsV3 } from '@wix/stores';
import { expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../../sandbox/core/platform';
import { openSandbox } from './open-sandbox';
import { get, post, rejection, sdkClient, statusAndCode, visitorTokens } from './sdk-client';

const sandbox = await openSandbox();
const token = (await visitorTokens(sandbox)).access_token;

const REJECTED = [428, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'];

it('a site with the V1 catalog rejects every V3 read with the platform’s error', async () => {
  const client = sdkClient(sandbox, token);
  const v3 = client.use(productsV3);
  for (const call of [
    () => v3.queryProducts().find(),
    () =>
      v3
        .queryProducts()
        .in(
          '_id',
          Array.from({ length: 120 }, () => crypto.randomUUID()),
        )
        .find(),
    () => v3.searchProducts({}),
    () => v3.getProduct(crypto.randomUUID()),
    () => v3.getProductBySlug('arc-vase'),
    () => v3.countProducts(),
    () => v3.getAllProductsCategory(),
    () => client.use(readOnlyVariantsV3).queryVariants().find(),
  ])
    expect(await statusAndCode(call())).toEqual(REJECTED);
  // The client's fallback for a query that is too long for a URL.
  for (const name of ['query', 'search', 'count']) {
    const answer = await post(sandbox, `/stores/v3/products/${name}`, {}, { Authorization: token });
    expect([name, answer.status]).toEqual([name, 428]);
  }
});

it('every V3 write is rejected: for shoppers by permission, for apps because of the catalog version', async () => {
  const product = { name: 'Jug', productType: 'PHYSICAL', physicalProperties: {} } as const;
  const writes = (authorization: string) => {
    const v3 = sdkClient(sandbox, authorization).use(productsV3);
    return [
      () => v3.createProduct({ ...product, variantsInfo: { variants: [] } }),
      () => v3.updateProduct(crypto.randomUUID(), { name: 'Jug', revision: '1' }),
      () => v3.deleteProduct(crypto.randomUUID()),
    ];
  };
  for (const call of writes(SANDBOX_API_KEY)) expect(await statusAndCode(call())).toEqual(REJECTED);
  for (const call of writes(token)) expect((await rejection(call())).status).toBe(403);
});

it('categories belong to the V3 catalog', async () => {
  const headers = { Authorization: token };
  const path = '/categories/v1/categories';
  for (const answer of [
    await post(sandbox, `${path}/query`, {}, headers),
    await post(sandbox, `${path}/search`, {}, headers),
    await get(sandbox, `${path}/a1b2?treeReference.appNamespace=@wix/stores`, headers),
    await get(sandbox, `${path}/slug/tableware`, headers),
    await get(sandbox, `${path}/a1b2/list-items`, headers),
    await get(sandbox, `${path}/list-categories-for-item?item.catalogItemId=a1b2`, headers),
  ])
    expect([answer.status, (await answer.json()).details.applicationError.code]).toEqual(REJECTED);
  expect((await get(sandbox, `${path}/slug/tableware`)).status).toBe(401);
});
