import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { control } from '../../../sandbox/tests/sign-in';
import { framework } from '../../contract/framework';
import { callsDuring, openShop, SHOP, signInAs } from '../../contract/shop-visitor';
import { usd } from '../../fixtures/money';

vi.stubGlobal('FEATURES', { wishlist: true });
const sandbox = await openShop('v3');
const wishlist = await import('@/app/api/wishlist/route');
const productsRoute = await import('@/app/api/wishlist/products/route');
const { getAllProducts } = await import('@/lib/catalog/readers');
const { readSaved } = await import('@/lib/saved-items/operations');
const { WISHLIST } = await import('@/features/wishlist/member-list');

const listed = await getAllProducts(SITE_VIEW);
const plain = listed.find(({ hasChoices }) => !hasChoices);
const [first = '', second = ''] = [plain?.id, listed.find(({ hasChoices }) => hasChoices)?.id];

const signIn = (memberId: string) => signInAs(sandbox, memberId);

const send = (method: string, type: string, body: string) =>
  new Request(`${SHOP}/api/wishlist`, {
    method,
    headers: { host: 'localhost:3000', origin: SHOP, 'content-type': type },
    body,
  });
const request = (method: string, body: object) => send(method, 'application/json', JSON.stringify(body));
const formRequest = (fields: Record<string, string>) =>
  send('POST', 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
const itemsIn = async (response: Response) => Object(await response.json()).items;
const entry = (key: string, addedAt = 1) => ({
  key,
  addedAt,
  item: { variantId: null, choices: { Glaze: 'Oat' }, price: usd('40') },
});
const add = async (...items: object[]) => itemsIn(await wishlist.POST(request('POST', { items })));

beforeEach(async () => {
  await sandbox.reset();
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  await signIn(crypto.randomUUID());
});

describe('the wishlist of a member', () => {
  it('is stored in the account, each product once and the newest first', async () => {
    await add(entry(first, 1), entry(second, 2));
    expect(await add(entry(first, 9))).toEqual([entry(second, 2), entry(first, 1)]);
    expect(await readSaved(WISHLIST)).toEqual([entry(second, 2), entry(first, 1)]);
    expect(await itemsIn(await wishlist.GET())).toEqual([entry(second, 2), entry(first, 1)]);
    const removed = await wishlist.DELETE(request('DELETE', { keys: [first, 'unknown'] }));
    expect(await itemsIn(removed)).toEqual([entry(second, 2)]);
  });

  it('belongs to that member alone', async () => {
    await add(entry(first));
    await signIn(crypto.randomUUID());
    expect(await readSaved(WISHLIST)).toEqual([]);
    await wishlist.DELETE(request('DELETE', { keys: [first] }));
    expect(await add(entry(second))).toEqual([entry(second)]);
  });

  it('takes one call to read, and three to change', async () => {
    expect(await callsDuring(sandbox, () => wishlist.GET())).toEqual({ 'GET /wix-data/v2/items/query': 1 });
    expect(await callsDuring(sandbox, () => add(entry(first)))).toEqual({
      'GET /wix-data/v2/items/query': 2,
      'POST /wix-data/v2/bulk/items/insert': 1,
    });
  });

  it('stays in the browser where the site lacks the collection, the CMS or the permission', async () => {
    const closed = { read: 'SITE_MEMBER_AUTHOR', insert: 'ADMIN' };
    for (const collections of [{}, null, { SavedItems: closed }]) {
      await control(sandbox, 'PUT', 'data', { collections });
      expect(await add(entry(first))).toBeNull();
    }
  });

  it('is not read from a collection that shows the lists of others', async () => {
    const open = { read: 'SITE_MEMBER', insert: 'SITE_MEMBER' };
    await control(sandbox, 'PUT', 'data', { collections: { SavedItems: open } });
    await add(entry(first));
    await signIn(crypto.randomUUID());
    expect(await add(entry(second))).toBeNull();
    expect(await readSaved(WISHLIST)).toBeNull();
  });

  it('is a failure, and not an empty list, in an outage', async () => {
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: '/wix-data', kind: 'status', status: 503 }] });
    expect((await wishlist.POST(request('POST', { items: [entry(first)] }))).status).toBe(503);
    expect((await wishlist.GET()).status).toBe(503);
    await control(sandbox, 'PUT', 'faults', { faults: [] });
  });

  it('takes nothing but bounded entries', async () => {
    const many = Array.from({ length: 101 }, (_, at) => entry(`p${at}`));
    const odd = [
      { ...entry(first), item: { price: 'cheap' } },
      { ...entry(first), key: 'x'.repeat(101) },
    ];
    for (const items of [many, [], ...odd.map((item) => [item])])
      expect((await wishlist.POST(request('POST', { items }))).status).toBe(400);
  });
});

it('a form without JavaScript adds the product with its price and removes it', async () => {
  const added = await wishlist.POST(formRequest({ productId: first, returnTo: '/wishlist' }));
  expect([added.status, added.headers.get('location')]).toEqual([303, '/wishlist']);
  const [stored] = (await readSaved(WISHLIST)) ?? [];
  const { price } = plain ?? {};
  expect(stored?.item.price).toEqual(price?.kind === 'plain' || price?.kind === 'sale' ? price.now : null);
  await wishlist.POST(formRequest({ productId: first, _method: 'DELETE', returnTo: '/wishlist' }));
  expect(await readSaved(WISHLIST)).toEqual([]);
});

it('a form without JavaScript sends a visitor to sign in and back', async () => {
  framework.jar = new Map();
  const response = await wishlist.POST(formRequest({ productId: first, returnTo: '/de/wishlist' }));
  expect(response.headers.get('location')).toBe('/de/login?returnTo=%2Fde%2Fwishlist');
});

it('a visitor’s list stays in the browser and takes no call', async () => {
  framework.jar = new Map();
  const calls = await callsDuring(sandbox, async () => {
    expect(await add(entry(first))).toBeNull();
    expect(await itemsIn(await wishlist.GET())).toBeNull();
  });
  expect(calls).toEqual({});
});

it('the products of a list come in its order, without those that do not exist', async () => {
  vi.stubGlobal('FEATURES', { wishlist: true });
  const { NextRequest } = await import('next/server');
  const url = `${SHOP}/api/wishlist/products?id=${second}&id=unknown&id=${first}`;
  const { products } = Object(await (await productsRoute.GET(new NextRequest(url))).json());
  expect(products.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(products.map(({ hasChoices }: { hasChoices?: true }) => hasChoices)).toEqual([true, undefined]);
});
