import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { cookiesOf, type FrameworkCookies, newVisitor, openShop } from './shop-visitor';

const framework = vi.hoisted((): FrameworkCookies => ({ jar: new Map() }));
vi.mock('next/headers', () => ({ cookies: cookiesOf(framework) }));

const usd = (amount: string) => ({ amount, currency: 'USD' });

let sandbox: Sandbox;
let catalog: typeof import('@/lib/wix/catalog-v1');
let visitor: ReturnType<typeof newVisitor>;

beforeAll(async () => {
  sandbox = await openShop();
  catalog = await import('@/lib/wix/catalog-v1');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  visitor = newVisitor(framework);
});

async function add(slug: string, quantity = 1) {
  const product = await catalog.queryProductBySlug(slug);
  return visitor.send('/api/cart/items', { json: { productId: product?.id, quantity } });
}
const apply = (code: string) => visitor.send('/api/cart/coupon', { json: { code } });
const estimate = async (request: Record<string, unknown>) =>
  (await visitor.send('/api/cart/estimate', { json: request })).json.estimate;

describe('a coupon', () => {
  it('is put on and taken off', async () => {
    await add('ora-serving-bowl');
    const on = await apply(' welcome10 ');
    expect(on.status).toBe(200);
    expect(on.json.cart).toMatchObject({ couponCode: 'WELCOME10', count: 1 });
    const off = await visitor.send('/api/cart/coupon', { method: 'DELETE', json: {} });
    expect(off.json.cart).toMatchObject({ couponCode: null, count: 1 });
    expect((await visitor.send('/api/cart/coupon', { method: 'DELETE', json: {} })).status).toBe(200);
  });

  it.each([
    ['NOSUCHCODE', 'coupon-unknown'],
    ['SUMMER25', 'coupon-expired'],
    ['LASTONE', 'coupon-used-up'],
  ])('that cannot be used says why: %s', async (code, reason) => {
    await add('ora-serving-bowl');
    const { status, json } = await apply(code);
    expect(status).toBe(422);
    expect(json.error.code).toBe(reason);
    expect((await visitor.send('/api/cart', { method: 'GET' })).json.cart.couponCode).toBeNull();
  });

  it('says what is missing to its minimum, and is taken above it', async () => {
    await add('studio-wallpaper-pack');
    expect((await apply('TAKE5')).json.error.code).toBe('coupon-minimum');
    await add('ora-serving-bowl');
    expect((await apply('TAKE5')).json.cart.couponCode).toBe('TAKE5');
  });

  it('needs a cart', async () => {
    const { status, json } = await apply('WELCOME10');
    expect(status).toBe(409);
    expect(json.error.code).toBe('cart-empty');
  });
});

describe('the estimate', () => {
  beforeEach(() => add('bue-bookends'));

  it('is of the country, with every way of delivery there', async () => {
    expect(await estimate({ country: 'US' })).toEqual({
      subtotal: usd('98.00'),
      discount: null,
      shipping: usd('0.00'),
      tax: usd('0.00'),
      total: usd('98.00'),
      shippingOptions: [
        expect.objectContaining({ code: 'standard', title: 'Standard', deliveryTime: '3–5 business days' }),
        expect.objectContaining({ code: 'express', cost: usd('14.50'), pickupAddress: null }),
        expect.objectContaining({
          code: 'studio-pickup',
          pickupAddress: expect.stringContaining('412 Warren Street'),
        }),
      ],
      selectedShippingCode: 'standard',
      problems: [],
    });
    expect(await estimate({ country: 'DE' })).toMatchObject({
      shipping: usd('18.00'),
      tax: usd('22.04'),
      total: usd('138.04'),
    });
  });

  it('is with the way of delivery that was chosen', async () => {
    expect(await estimate({ country: 'US', shippingCode: 'express' })).toMatchObject({
      shipping: usd('14.50'),
      total: usd('112.50'),
      selectedShippingCode: 'express',
    });
  });

  it('is with the tax of the region', async () => {
    const there = await estimate({ country: 'US', subdivision: 'US-NY' });
    expect(there).toMatchObject({ subtotal: usd('98.00') });
    expect(Number(there.tax.amount)).toBeGreaterThan(0);
  });

  it('is with the discount', async () => {
    await apply('WELCOME10');
    expect(await estimate({ country: 'US' })).toMatchObject({
      discount: usd('9.80'),
      subtotal: usd('98.00'),
    });
  });

  it('falls back to the first way where the chosen one does not go', async () => {
    expect(await estimate({ country: 'DE', shippingCode: 'express' })).toMatchObject({
      selectedShippingCode: 'international-standard',
    });
  });

  it('names the problem where nothing is delivered', async () => {
    expect(await estimate({ country: 'XK' })).toMatchObject({ shippingOptions: [], problems: ['shipping'] });
  });
});

describe('the estimate of other carts', () => {
  it('is none for a shopper without one, who need not be asked about', async () => {
    expect(await estimate({ country: 'US' })).toBeNull();
  });

  it('has no delivery for what is not delivered', async () => {
    await add('glaze-recipe-book');
    expect(await estimate({ country: 'US' })).toMatchObject({
      shipping: null,
      shippingOptions: [],
      total: usd('18.00'),
      problems: [],
    });
  });
});

describe('a note to the merchant', () => {
  it('is kept with the cart, which it leaves as it is', async () => {
    await add('ora-serving-bowl');
    const { status, json } = await visitor.send('/api/cart', {
      method: 'PATCH',
      json: { buyerNote: 'Please wrap it.' },
    });
    expect(status).toBe(200);
    expect(json.cart).toMatchObject({ count: 1 });
  });

  it('needs a cart', async () => {
    const { status, json } = await visitor.send('/api/cart', { method: 'PATCH', json: { buyerNote: 'Hi' } });
    expect(status).toBe(404);
    expect(json.error.code).toBe('not-found');
  });
});
