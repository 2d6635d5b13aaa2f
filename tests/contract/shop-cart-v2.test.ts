import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../sandbox/core/clock';
import { SANDBOX_API_KEY } from '../../sandbox/core/platform';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { callsDuring, newVisitor, openShop } from './shop-visitor';

const sandbox = await openShop('v1', { clock: createClock() });
const { processState } = await import('@/lib/process-state');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
let visitor: ReturnType<typeof newVisitor>;

beforeEach(async () => {
  await sandbox.reset();
  visitor = newVisitor();
});

/** Turns the visitor's cart into an order, as an app does that takes the payment elsewhere. */
async function order(): Promise<void> {
  const carts = `${sandbox.url}/ecom/v2/carts`;
  const read = await fetch(`${carts}/current`, { headers: { authorization: visitor.accessToken() } });
  const { id } = Object(await read.json()).cart;
  const response = await fetch(`${carts}/${id}/mark-cart-as-completed`, {
    method: 'POST',
    headers: { authorization: SANDBOX_API_KEY, 'wix-site-id': 'site', 'content-type': 'application/json' },
    body: JSON.stringify({ cartId: id }),
  });
  expect(response.status).toBe(200);
}
const apply = (code: string) => visitor.apply(code);
const checkOut = (json: object = {}) => visitor.send('/checkout', { json });

describe('a cart', () => {
  it('uses no call of V1 to be read and changed', async () => {
    const calls = await callsDuring(sandbox, async () => {
      const { lines } = (await visitor.add('bue-bookends')).json.cart;
      await visitor.setQuantity(lines[0].id, 2);
      await visitor.writeNote('Please wrap it.');
      await visitor.cart();
      await visitor.remove(lines[0].id);
    });
    const paths = Object.keys(calls).filter((name) => name.includes('/ecom/'));
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((name) => !name.includes('/ecom/v2/carts'))).toEqual([]);
  });

  it('has the pictures of the catalog', async () => {
    const { lines } = (await visitor.add('bue-bookends')).json.cart;
    const product = await catalog.queryProductBySlug('bue-bookends');
    expect(lines[0].picture).toEqual({ ...product?.picture, alt: 'Bue Bookends' });
  });

  it('is empty once it was ordered, and another one begins with the next product', async () => {
    await visitor.add('glaze-recipe-book');
    await order();
    expect(await visitor.cart()).toMatchObject({ lines: [], count: 0, subtotal: null });
    expect(await visitor.estimate({ country: 'US' })).toBeNull();
    expect((await checkOut()).json.error.code).toBe('cart-empty');
    expect((await apply('WELCOME10')).json.error.code).toBe('cart-empty');
    expect((await visitor.add('bue-bookends')).json).toMatchObject({ added: 1, cart: { count: 1 } });
  });

  it('keeps a line that is partly in stock, and says how many the total counts', async () => {
    await visitor.add('bue-bookends', {}, 3);
    await control(sandbox, 'PATCH', 'products/bue-bookends', { variants: [{ choices: {}, quantity: 2 }] });
    expect(await visitor.cart()).toMatchObject({
      count: 3,
      subtotal: usd('196.00'),
      lines: [{ quantity: 3, confirmed: 2, available: 2, availability: 'partly', total: usd('196.00') }],
    });
    const { violations } = await visitor.estimate({ country: 'US' });
    expect(violations).toMatchObject([{ kind: 'out-of-stock', isBlocking: true }]);
    expect(violations[0].lineIds).toHaveLength(1);
    expect((await checkOut({ country: 'US' })).json.error.code).toBe('lines-unavailable');
  });

  it('gets the catalog’s prices with the estimate', async () => {
    await visitor.add('bue-bookends');
    await control(sandbox, 'PATCH', 'products/bue-bookends', { price: 50 });
    expect((await visitor.cart()).lines[0].price).toEqual(usd('98.00'));
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({ subtotal: usd('50.00') });
    expect((await visitor.cart()).lines[0].price).toEqual(usd('50.00'));
  });
});

describe('a coupon', () => {
  it('takes the place of another', async () => {
    await visitor.add('ora-serving-bowl');
    await visitor.add('bue-bookends');
    await apply('WELCOME10');
    expect((await apply('TAKE5')).json.cart.couponCode).toBe('TAKE5');
    expect((await apply('take5')).json.cart.couponCode).toBe('TAKE5');
  });

  it('leaves the other one when it is rejected', async () => {
    await visitor.add('ora-serving-bowl');
    await apply('WELCOME10');
    expect((await apply('SUMMER25')).json.error.code).toBe('coupon-expired');
    expect((await visitor.cart()).couponCode).toBe('WELCOME10');
  });
});

describe('a gift card', () => {
  it('pays for the cart, masked, until it is removed', async () => {
    await visitor.add('bue-bookends');
    expect((await visitor.cart()).giftCard).toEqual({ code: null });
    const { cart } = (await apply('HALDEN-GIFT-50')).json;
    expect(cart.giftCard.code).toMatch(/^\*+T-50$/);
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({
      total: usd('98.00'),
      giftCard: { pays: usd('50.00'), left: usd('48.00') },
    });
    const off = await visitor.withdraw('gift-card');
    expect(off.json.cart.giftCard).toEqual({ code: null });
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({ giftCard: null });
  });

  it.each([
    ['HALDEN-NOSUCH', 'code-unknown'],
    ['short', 'code-unknown'],
    ['HALDEN-EMPTY', 'gift-card-empty'],
    ['HALDEN-EXPIRED', 'gift-card-expired'],
    ['HALDEN-DISABLED', 'gift-card-rejected'],
  ])('that cannot be used is rejected with the reason: %s', async (code, reason) => {
    await visitor.add('bue-bookends');
    const { status, json } = await apply(code);
    expect([status, json.error.code]).toEqual([422, reason]);
  });
});

describe('the estimate', () => {
  it('stores the place and the delivery method on the cart, and only once', async () => {
    await visitor.add('bue-bookends');
    const choice = { country: 'US', subdivision: 'US-NY', shippingCode: 'express' };
    const writes = ['PATCH /ecom/v2/carts/current', 'POST /ecom/v2/carts/current/set-delivery-method'];
    const first = await callsDuring(sandbox, () => visitor.estimate(choice));
    expect(writes.map((name) => first[name])).toEqual([1, 1]);
    const again = await callsDuring(sandbox, () => visitor.estimate(choice));
    expect(writes.map((name) => again[name])).toEqual([undefined, undefined]);
    expect(await visitor.estimate({ ...choice, country: 'DE', subdivision: null })).toMatchObject({
      selectedShippingCode: 'international-standard',
    });
  });

  it('reports an order below the minimum, which cannot be checked out', async () => {
    await control(sandbox, 'PUT', 'order-rules', { minimumSubtotal: '100.00' });
    await visitor.add('bue-bookends');
    expect((await visitor.estimate({ country: 'US' })).violations).toEqual([
      {
        kind: 'order-minimum',
        lineIds: [],
        minimum: { subtotal: usd('100.00'), remaining: usd('2.00') },
        isBlocking: true,
      },
    ]);
    const { status, json } = await checkOut({ country: 'US' });
    expect([status, json.error.code]).toEqual([409, 'order-minimum']);
    await visitor.add('glaze-recipe-book');
    expect((await visitor.estimate({ country: 'US' })).violations).toEqual([]);
    expect((await checkOut({ country: 'US' })).status).toBe(200);
  });

  it('names the lines that only members may buy', async () => {
    await control(sandbox, 'PUT', 'order-rules', { membersOnly: ['bue-bookends'] });
    await visitor.add('flo-tray');
    const { lines } = (await visitor.add('bue-bookends')).json.cart;
    const [violation] = (await visitor.estimate({ country: 'US' })).violations;
    expect(violation).toMatchObject({ kind: 'members-only', lineIds: [lines[1].id], isBlocking: true });
    expect((await checkOut()).json.error.code).toBe('members-only');
  });
});

const BEFORE_REMOVAL = '2027-01-30T12:00:00Z';
const AFTER_REMOVAL = '2027-02-02T12:00:00Z';

describe('after the removal of V1', () => {
  beforeEach(async () => {
    // The shop has not noticed the removal yet.
    processState('cart-v1-offers', () => ({ removedUntil: 0 })).removedUntil = 0;
    await control(sandbox, 'PUT', 'clock', { now: AFTER_REMOVAL });
  });

  it('the estimate has the delivery method that the platform resolves', async () => {
    await visitor.add('bue-bookends');
    expect(await visitor.estimate({ country: 'US' })).toMatchObject({
      shipping: usd('0.00'),
      total: usd('98.00'),
      shippingOptions: [{ code: 'standard', title: 'Standard', cost: usd('0.00') }],
      selectedShippingCode: 'standard',
      moreAtCheckout: ['delivery'],
      problems: [],
    });
  });

  it('the estimate keeps the names of a method and a pick-up that were chosen before', async () => {
    await control(sandbox, 'PUT', 'clock', { now: BEFORE_REMOVAL });
    await visitor.add('bue-bookends');
    expect(
      (await visitor.estimate({ country: 'US', shippingCode: 'express' })).moreAtCheckout,
    ).toBeUndefined();
    await control(sandbox, 'PUT', 'clock', { now: AFTER_REMOVAL });
    expect(await visitor.estimate({ country: 'US', shippingCode: 'express' })).toMatchObject({
      shippingOptions: [{ code: 'express', title: 'Express', cost: usd('14.50'), pickupAddress: null }],
      total: usd('112.50'),
    });
    expect(await visitor.estimate({ country: 'US', shippingCode: 'studio-pickup' })).toMatchObject({
      shippingOptions: [{ code: 'studio-pickup', title: 'Studio pickup', pickupAddress: '' }],
      moreAtCheckout: ['delivery'],
    });
  });

  it('the process calls V1 once, and the checkout page has every delivery option', async () => {
    await visitor.add('bue-bookends');
    const estimates = 'POST /ecom/v1/carts/current/estimate-totals';
    const calls = await callsDuring(sandbox, async () => {
      for (const hour of [0, 1, 2]) {
        vi.spyOn(performance, 'now').mockReturnValue(hour * 3_600_000);
        await visitor.estimate({ country: 'US' });
      }
    });
    expect(calls[estimates]).toBe(1);
    vi.restoreAllMocks();
    const { json } = await checkOut({ country: 'US' });
    const page = await (await fetch(json.url)).text();
    const texts = ['Bue Bookends', 'Standard', 'Express', 'Studio pickup'];
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
  });

  it('a download, which nobody chooses a delivery for, has no more at the checkout', async () => {
    await visitor.add('glaze-recipe-book');
    expect((await visitor.estimate({ country: 'US' })).moreAtCheckout).toBeUndefined();
  });
});
