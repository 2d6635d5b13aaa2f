import { expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY } from '../core/platform';
import { openSandbox } from './open-sandbox';
import { get, post } from './sdk-client';

const sandbox = await openSandbox();

const headers = { Authorization: SANDBOX_API_KEY };
const entity = z.looseObject({ id: z.string() });
const bodyOf = async (answer: Response) => {
  expect(answer.status, answer.url).toBe(200);
  return z.record(z.string(), z.unknown()).parse(await answer.json());
};
const reading = async (path: string) => bodyOf(await get(sandbox, path, headers));
const asking = async (path: string, body: object = {}) => bodyOf(await post(sandbox, path, body, headers));

it('products and collections are the same under the addresses of older clients and of REST clients', async () => {
  const { products } = await asking('/stores/v1/products/query');
  expect((await asking('/stores-reader/v1/products/query')).products).toEqual(products);
  const [{ id }] = z.tuple([entity], entity).parse(products);
  const product = await reading(`/stores-reader/v1/products/${id}`);
  expect(await reading(`/stores/v1/products/${id}`)).toEqual(product);

  const { collections } = await reading('/v2/collections/query');
  for (const prefix of ['/stores-reader/v2', '/stores-reader/v1', '/stores/v1'])
    expect((await reading(`${prefix}/collections/query`)).collections).toEqual(collections);
  expect((await asking('/stores/v1/collections/query')).collections).toEqual(collections);
  const [first] = z.tuple([entity], entity).parse(collections);
  expect((await reading(`/stores-reader/v2/collections/${first.id}`)).collection).toEqual(first);
});

it('stock is the same under both of its addresses, by its id and by its product', async () => {
  const { inventoryItems } = await asking('/stores-reader/v2/inventoryItems/query');
  expect((await asking('/stores/v2/inventoryItems/query')).inventoryItems).toEqual(inventoryItems);
  const [item] = z.tuple([entity.extend({ productId: z.string() })], entity).parse(inventoryItems);
  const { inventoryItem } = await asking(`/stores-reader/v2/inventoryItems/${item.id}/getVariants`);
  for (const path of [
    `/stores/v2/inventoryItems/${item.id}/getVariants`,
    `/stores-reader/v2/inventoryItems/product/${item.productId}/getVariants`,
    `/stores/v2/inventoryItems/product/${item.productId}/getVariants`,
  ])
    expect((await asking(path)).inventoryItem, path).toEqual(inventoryItem);
});

it('stock can be written by its id and by its product', async () => {
  const { inventoryItems } = await asking('/stores-reader/v2/inventoryItems/query');
  const [{ id }] = z.tuple([entity], entity).parse(inventoryItems);
  const answer = await sandbox.fetch(
    new Request(`${sandbox.url}/stores/v2/inventoryItems/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ inventoryItem: { trackQuantity: false } }),
    }),
  );
  expect(answer.status).toBe(200);
  const after = await asking(`/stores-reader/v2/inventoryItems/${id}/getVariants`);
  expect(after.inventoryItem).toMatchObject({ trackQuantity: false });
});
