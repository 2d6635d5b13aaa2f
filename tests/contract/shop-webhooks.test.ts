import { generateKeyPairSync } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { merchantClient } from '../../sandbox/tests/sdk-client';
import { control } from '../../sandbox/tests/sign-in';
import { startReceiver } from '../../sandbox/tests/webhook-receiver';
import { newProcess } from '../new-process';
import { openShop, SHOP } from './shop-visitor';

const stale = vi.hoisted(() => ({ tags: [] as string[], fails: false }));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
  revalidateTag: (tag: string, profile: string) => {
    if (stale.fails) throw new Error('the cache fails');
    stale.tags.push(`${tag} ${profile}`);
  },
}));

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PRODUCT_CHANGED = 'com.wix.ecommerce.catalog.api.v1.ProductChanged';

const sandbox = await openShop();
vi.stubEnv('WIX_WEBHOOK_PUBLIC_KEY', publicKey.export({ type: 'spki', format: 'pem' }).toString());
const { POST } = await import('@/app/api/webhooks/route');
let post: (body: string) => Promise<{ status: number; json: unknown }>;

beforeAll(async () => {
  post = async (body) => {
    const response = await POST(new Request(`${SHOP}/api/webhooks`, { method: 'POST', body }));
    return { status: response.status, json: await response.json() };
  };
});
beforeEach(() => {
  stale.tags = [];
});

const now = () => Math.floor(Date.now() / 1_000);
type Claims = { type?: string; body?: unknown; iat?: number | null; exp?: number; key?: typeof privateKey };
async function signed({
  type = PRODUCT_CHANGED,
  body = { productId: 'p1' },
  iat = now(),
  exp = now() + 3_600,
  key = privateKey,
}: Claims = {}) {
  const data = JSON.stringify({ eventType: type, instanceId: 'i1', data: JSON.stringify(body) });
  const jwt = new SignJWT({ data }).setProtectedHeader({ alg: 'RS256' }).setExpirationTime(exp);
  return (iat === null ? jwt : jwt.setIssuedAt(iat)).sign(key);
}
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/**
 * Returns another base64url character with the same first two bits. Such a signature uses no other
 * bits of it.
 */
const withOtherUnusedBits = (last: string) => BASE64URL[BASE64URL.indexOf(last) ^ 1] ?? '';
let count = 0;
/** Creates an event that no other test has sent. */
const event = (claims: Claims = {}) => {
  count += 1;
  return signed({ body: { productId: `product-${count}` }, ...claims });
};

describe('a webhook', () => {
  it('marks the changed data as stale, to be served until it is regenerated', async () => {
    expect(await post(await event({ body: { productId: 'p-77' } }))).toEqual({
      status: 200,
      json: { taken: true },
    });
    expect(stale.tags).toContain('product-id:p-77 catalog');
    expect(stale.tags).toContain('products catalog');
  });

  it.each([
    ['created', { createdEvent: { entity: { entityId: 'p-created' } } }],
    ['updated', { updatedEvent: { currentEntity: { entityId: 'p-updated' } } }],
    ['deleted', { deletedEvent: { deletedEntity: { entityId: 'p-deleted' } } }],
    ['review_published', { actionEvent: { body: { review: { entityId: 'p-review_published' } } } }],
  ])('about a review that is %s marks the reviews of its product as stale', async (slug, content) => {
    const body = { id: `review-${slug}`, entityId: 'r-1', ...content };
    expect((await post(await event({ type: `wix.reviews.v1.review_${slug}`, body }))).status).toBe(200);
    expect(stale.tags).toContain(`reviews-of:p-${slug} catalog`);
    expect(stale.tags).not.toContain(`product-id:p-${slug} catalog`);
  });

  it.each([
    ['updated', (currentEntity: object) => ({ updatedEvent: { currentEntity } })],
    [
      'updated_with_reason',
      (currentEntity: object) => ({ actionEvent: { body: { currentEntity, reason: 'ORDER' } } }),
    ],
  ])('about a stock item that is %s, as with each order, leaves lists as they are', async (slug, content) => {
    const type = `wix.stores.catalog.v3.inventory_item_${slug}`;
    const body = { id: `stock-${slug}`, entityId: 'i-1', ...content({ id: 'i-1', productId: `p-${slug}` }) };
    expect((await post(await event({ type, body }))).status).toBe(200);
    expect(stale.tags).toContain(`product-stock:p-${slug} catalog`);
    expect(stale.tags).not.toContain('products catalog');
  });

  it('is accepted once, however often it is delivered', async () => {
    const jwt = await event({ iat: now() - 10 });
    expect((await post(jwt)).json).toEqual({ taken: true });
    stale.tags = [];
    expect(await post(jwt)).toEqual({ status: 200, json: { taken: false } });
    expect(stale.tags).toEqual([]);
  });

  it.each<[string, (jwt: string) => string]>([
    ['with padding after its signature', (jwt) => `${jwt}=`],
    ['with all the padding that base64 has', (jwt) => `${jwt}==`],
    ['with a blank line around it', (jwt) => `\n${jwt}\n`],
    // A signature of 256 bytes leaves four bits of its last character unused.
    [
      'with another spelling of the last character of its signature',
      (jwt) => jwt.slice(0, -1) + withOtherUnusedBits(jwt.slice(-1)),
    ],
    ['in the alphabet of plain base64', (jwt) => jwt.replaceAll('-', '+').replaceAll('_', '/')],
  ])('is not accepted a second time %s', async (_, respell) => {
    const jwt = await event({ iat: now() - 10 });
    expect((await post(jwt)).json).toEqual({ taken: true });
    stale.tags = [];
    const { status, json } = await post(respell(jwt));
    expect(status === 403 || isDeepStrictEqual(json, { taken: false })).toBe(true);
    expect(stale.tags).toEqual([]);
  });

  it('that could not be processed is processed when it is sent again', async () => {
    const jwt = await event({ iat: now() - 10 });
    stale.fails = true;
    expect((await post(jwt)).status).toBe(500);
    stale.fails = false;
    expect((await post(jwt)).json).toEqual({ taken: true });
    expect((await post(jwt)).json).toEqual({ taken: false });
  });

  it('with the same second and content as another may be a different change, and is accepted', async () => {
    const claims = { body: { productId: 'p-88' }, iat: now(), exp: now() + 3_600 };
    expect((await post(await signed(claims))).json).toEqual({ taken: true });
    expect((await post(await signed(claims))).json).toEqual({ taken: true });
  });

  it('with an id is identified by it, also with a new signature', async () => {
    const body = { id: 'b0b5e4c8-0000-4000-8000-000000000009', productId: 'p-9' };
    await post(await signed({ body }));
    expect((await post(await signed({ body, iat: now() - 5 }))).json).toEqual({ taken: false });
  });

  it.each<[string, () => Promise<string>]>([
    [
      'signed with another key',
      () => event({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['whose time is over', () => event({ exp: now() - 1 })],
    [
      'changed on its way',
      async () =>
        (await event()).replace(/\.[^.]+\./, `.${Buffer.from('{"data":"{}"}').toString('base64url')}.`),
    ],
    ['that is no token', async () => 'hello'],
    ['that is empty', async () => ''],
    ['without a signature', async () => `${(await event()).split('.').slice(0, 2).join('.')}.`],
  ])('%s is rejected', async (_, make) => {
    expect((await post(await make())).status).toBe(403);
    expect(stale.tags).toEqual([]);
  });

  it.each<[string, Claims]>([
    ['that was signed long ago', { iat: Math.floor(Date.now() / 1_000) - 11 * 60 }],
    ['from the future', { iat: Math.floor(Date.now() / 1_000) + 5 * 60 }],
    ['that does not say when it was signed', { iat: null }],
  ])('%s is rejected', async (_, claims) => {
    expect((await post(await event(claims))).status).toBe(400);
    expect(stale.tags).toEqual([]);
  });

  it('is accepted with a clock difference of one minute', async () => {
    for (const iat of [now() - 60, now() + 60]) expect((await post(await event({ iat }))).status).toBe(200);
  });

  it('that is larger than any event is not read completely', async () => {
    expect((await post('x'.repeat(600 * 1024))).status).toBe(413);
  });

  it('drops the price of its product that shoppers share for a moment', async () => {
    const { getLiveOffer } = await import('@/lib/catalog/live-offer');
    const { products } = merchantClient(sandbox);
    const [product] = (await products.queryProducts().limit(1).find()).items;
    const priceNow = async () => (await getLiveOffer(product?.slug ?? ''))?.price;
    const before = await priceNow();
    await products.updateProduct(product?._id ?? '', { priceData: { price: 78 } });
    expect(await priceNow()).toEqual(before);
    await post(await event({ body: { productId: product?._id } }));
    expect(await priceNow()).not.toEqual(before);
  });

  it('about other data is accepted, and marks nothing as stale', async () => {
    expect((await post(await event({ type: 'wix.ecom.v1.cart_updated' }))).json).toEqual({ taken: true });
    expect(stale.tags).toEqual([]);
  });
});

describe('the sandbox’s own webhooks', () => {
  it('are accepted when the shop has the sandbox’s key', async () => {
    const receiver = await startReceiver();
    await control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url: receiver.url }] });
    const [product] = (await merchantClient(sandbox).products.queryProducts().limit(1).find()).items;
    await merchantClient(sandbox).products.updateProduct(product?._id ?? '', { priceData: { price: 77 } });
    const [jwt = ''] = await receiver.received(1);
    await receiver.close();
    newProcess();
    vi.stubEnv(
      'WIX_WEBHOOK_PUBLIC_KEY',
      await (await fetch(`${sandbox.url}/_sandbox/webhooks/public-key`)).text(),
    );
    const { POST } = await import('@/app/api/webhooks/route');
    const response = await POST(new Request(`${SHOP}/api/webhooks`, { method: 'POST', body: jwt }));
    expect(response.status).toBe(200);
    expect(stale.tags).toContain(`product-id:${product?._id} catalog`);
  });
});

describe('a shop without a webhook key', () => {
  it('returns "not found" for webhooks', async () => {
    newProcess();
    vi.stubEnv('WIX_WEBHOOK_PUBLIC_KEY', '');
    const { POST } = await import('@/app/api/webhooks/route');
    const response = await POST(new Request(`${SHOP}/api/webhooks`, { method: 'POST', body: await event() }));
    expect(response.status).toBe(404);
  });
});
