import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '@/lib/model/cart';
import { cartV1 } from '@/lib/wix/cart/v1/cart';
import { createCartV2 } from '@/lib/wix/cart/v2/cart';
import { createSessionClient } from '@/lib/wix/session-client';
import { deferred } from '../deferred';
import { sentCart, sentLine } from '../fixtures/sent-carts';
import { newProcess } from '../new-process';
import {
  FOREIGN_RESPONSES,
  mintingTokens,
  CART_V2_PATH as PATH,
  PLATFORM,
  PRODUCTS_PATH,
  playPlatform,
  rejectedCall,
} from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CATALOG', 'v1');
});

const platform = playPlatform();
const client = createSessionClient('access');
const cartV2 = createCartV2(cartV1.listOffers);

beforeEach(() => {
  platform.use(mintingTokens());
  // Selects the shortest pauses between retries.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

type Method = 'get' | 'post' | 'patch' | 'delete';
const answer = (method: Method, path: string, ...answers: (() => Response)[]) => {
  const next = () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error();
  platform.use(http[method](PLATFORM + PATH + path, next));
};
const ok = (rest?: object) => () => HttpResponse.json({ cart: sentCart(rest) });
const reject = (status: number, code?: string, data?: object) => () => rejectedCall(status, code, data);
const bodies = (path: string) =>
  platform.requests(PATH + path).flatMap(({ body }) => (body === '' ? [] : JSON.parse(body)));
const rest = { variantId: null, choices: {}, customText: {} };
const request = (productId: string, quantity = 1) => ({ productId, quantity, ...rest });

describe('the cart of V2', () => {
  it.each([
    ['CURRENT_CART_NOT_FOUND', reject(404, 'CURRENT_CART_NOT_FOUND')],
    ['OWNED_CART_NOT_FOUND', reject(404, 'OWNED_CART_NOT_FOUND')],
    ['CART_ALREADY_ORDERED', reject(428, 'CART_ALREADY_ORDERED', { cartId: 'c1', orderId: 'o1' })],
    ['a 404 of the platform without a code', reject(404)],
    ['a cart that was ordered', ok({ orderPlaced: true, orderId: 'o1' })],
  ])('is empty: %s', async (_, response) => {
    answer('get', '', response);
    expect(await cartV2.fetchCart(client)).toEqual(EMPTY_CART);
  });

  it.each([
    ['nothing', {}],
    ['a cart without an id', { cart: { businessInfo: { currencyCode: 'USD' }, lineItems: [] } }],
    ['a cart without a currency', { cart: { id: 'c1', lineItems: [] } }],
    ['lines that are words', { cart: sentCart({ lineItems: ['x'] }) }],
    ['lines that are no list', { cart: sentCart({ lineItems: 'x' }) }],
  ])('is unreachable, not empty, after a response with %s', async (_, body) => {
    answer('get', '', () => HttpResponse.json(body));
    await expect(cartV2.fetchCart(client)).rejects.toMatchObject({ isTemporary: true });
  });

  it.each(FOREIGN_RESPONSES)('is unreachable, not empty, after %s', async (_, response) => {
    answer('get', '', response);
    await expect(cartV2.fetchCart(client)).rejects.toMatchObject({ isTemporary: true });
  });

  it('may lack its list of lines, which the platform leaves out when it is empty', async () => {
    answer('get', '', ok({ lineItems: undefined }));
    expect(await cartV2.fetchCart(client)).toMatchObject({ lines: [], count: 0 });
  });

  it('gets current prices when it is old, and stays readable when they are not available', async () => {
    answer('get', '', ok({ updatedDate: '2020-01-01T00:00:00.000Z' }));
    answer('post', '/refresh', ok({ lineItems: [sentLine('l1', 3)] }), reject(403, 'DENIED'));
    expect((await cartV2.fetchCart(client)).count).toBe(3);
    expect((await cartV2.fetchCart(client)).count).toBe(1);
  });
});

const US = { country: 'US', subdivision: null };
const estimate = (shop = cartV2) =>
  shop.estimateTotals(client, { ...US, shippingCode: null, membershipIds: [], calculateTax: false });

describe('the options of the totals', () => {
  const PRICE_SUMMARY = { subtotal: { amount: '5' }, total: { amount: '5' } };
  const ESTIMATE_V1 = '/ecom/v1/carts/current/estimate-totals';
  const answerV1 = (status: number, details: object = {}) =>
    platform.use(
      http.post(PLATFORM + ESTIMATE_V1, () => HttpResponse.json({ message: '', details }, { status })),
    );
  beforeEach(() => {
    const placed = { deliveryInfo: { address: { country: 'US' } } };
    answer('get', '', ok(placed));
    answer('post', '/estimate', () =>
      HttpResponse.json({ cart: sentCart(placed), summary: { priceSummary: PRICE_SUMMARY } }),
    );
  });
  const callsOfV1 = () => platform.requests(ESTIMATE_V1).length;

  it('are requested beside the totals, where the shopper has chosen none', async () => {
    const totals = deferred<void>();
    answer('post', '/estimate', () => {
      totals.resolve();
      return HttpResponse.json({ cart: sentCart(), summary: { priceSummary: PRICE_SUMMARY } });
    });
    platform.use(
      http.post(PLATFORM + ESTIMATE_V1, () => totals.promise.then(() => rejectedCall(403, 'DENIED'))),
    );
    expect(await estimate()).toMatchObject({ estimate: { total: { amount: '5' } } });
  });

  it('are of the cart that a page reads for its lines at the same time', async () => {
    answerV1(403);
    const [{ count }] = await Promise.all([cartV2.fetchCart(client), estimate()]);
    expect(count).toBe(1);
    const reads = () => platform.requests(PATH).filter(({ method }) => method === 'GET').length;
    expect(reads()).toBe(1);
    await cartV2.fetchCart(client);
    expect(reads()).toBe(2);
  });

  it('are requested from V1 each time while it has no cart or fails', async () => {
    answerV1(404, { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: '', data: {} } });
    expect(await estimate()).toMatchObject({ estimate: { total: { amount: '5' } } });
    answerV1(403);
    expect(await estimate()).toMatchObject({ estimate: { total: { amount: '5' } } });
    expect(callsOfV1()).toBe(2);
  });

  it.each([404, 410])('are not requested again once V1 is removed: %i', async (status) => {
    newProcess();
    const { cartPlatform: started } = await import('@/lib/wix/cart/current-cart');
    answerV1(status);
    expect(await estimate(started)).toMatchObject({ estimate: { total: { amount: '5' } } });
    await estimate(started);
    expect(callsOfV1()).toBe(1);
  });
});

describe('adding to the cart of V2', () => {
  it('leaves out what the catalog no longer has, and adds the rest', async () => {
    const invalidItems = [{ catalogReference: { catalogItemId: 'gone' } }];
    answer('post', '/add-line-items', reject(428, 'ITEM_NOT_FOUND_IN_CATALOG', { invalidItems }), ok());
    // The shop checks whether the product has another variant id by now.
    const none = () => HttpResponse.json({ products: [], totalResults: 0 });
    platform.use(http.get(PLATFORM + PRODUCTS_PATH, none));
    await cartV2.addToCart(client, [request('gone'), request('l1')], EMPTY_CART);
    const [, second] = bodies('/add-line-items');
    expect(second.catalogItems).toMatchObject([{ catalogReference: { catalogItemId: 'l1' }, quantity: 1 }]);
  });

  it('adds what is left of the stock, less what is in the cart', async () => {
    const id = { catalogReference: { catalogItemId: 'p1' } };
    const invalidItems = [{ id, requestedQuantity: 7, availableQuantity: 4 }];
    answer('post', '/add-line-items', reject(428, 'INSUFFICIENT_INVENTORY', { invalidItems }), ok());
    await cartV2.addToCart(client, [request('p1', 5)], EMPTY_CART);
    expect(bodies('/add-line-items').map(({ catalogItems }) => catalogItems[0].quantity)).toEqual([5, 2]);
  });

  it('returns the cart as it is when nothing can be added', async () => {
    const id = { lineItemId: 'l1' };
    const invalidItems = [{ id, requestedQuantity: 2, availableQuantity: 1 }];
    answer('post', '/add-line-items', reject(428, 'INSUFFICIENT_INVENTORY', { invalidItems }));
    answer('get', '', ok());
    expect((await cartV2.addToCart(client, [request('l1')], EMPTY_CART)).count).toBe(1);
    expect(bodies('/add-line-items')).toHaveLength(1);
  });

  it('fails after three attempts', async () => {
    const id = { catalogReference: { catalogItemId: 'p1' } };
    const short = reject(428, 'INSUFFICIENT_INVENTORY', {
      invalidItems: [{ id, requestedQuantity: 7, availableQuantity: 6 }],
    });
    answer('post', '/add-line-items', short);
    await expect(cartV2.addToCart(client, [request('p1', 7)], EMPTY_CART)).rejects.toThrow(
      'INSUFFICIENT_INVENTORY',
    );
    expect(bodies('/add-line-items')).toHaveLength(3);
  });

  it('replaces a cart that was ordered', async () => {
    answer('post', '/add-line-items', reject(428, 'CART_ALREADY_ORDERED'));
    answer('post', '', ok());
    expect((await cartV2.addToCart(client, [request('l1')], EMPTY_CART)).count).toBe(1);
  });

  it('is not repeated without a response', async () => {
    answer('post', '/add-line-items', () => HttpResponse.error());
    await expect(cartV2.addToCart(client, [request('l1')], EMPTY_CART)).rejects.toMatchObject({
      isTemporary: true,
    });
    expect(bodies('/add-line-items')).toHaveLength(1);
  });
});

describe('a quantity above the stock in V2', () => {
  it('becomes the stock', async () => {
    const invalidItems = [{ id: { lineItemId: 'l1' }, requestedQuantity: 9, availableQuantity: 4 }];
    answer('post', '/update-line-items', reject(428, 'INSUFFICIENT_INVENTORY', { invalidItems }), ok());
    await cartV2.setQuantities(client, [{ id: 'l1', quantity: 9 }]);
    expect(bodies('/update-line-items').map(({ lineItems }) => lineItems[0].quantity)).toEqual([
      { newQuantity: 9 },
      { newQuantity: 4 },
    ]);
  });
});

describe('a coupon of V2', () => {
  const coupons = [{ id: 'k1', code: 'OLD' }];

  it('is restored when its replacement is rejected', async () => {
    answer('get', '', ok({ coupons }));
    answer('post', '/remove-coupon', ok());
    answer(
      'post',
      '/add-coupon',
      reject(428, 'MAX_COUPONS_PER_CART_EXCEEDED'),
      reject(400, 'INVALID_COUPON_CODE', { couponCode: 'NEW' }),
      ok({ coupons }),
    );
    await expect(cartV2.applyCoupon(client, 'NEW')).rejects.toThrow('INVALID_COUPON_CODE');
    expect(bodies('/add-coupon').map(({ coupon }) => coupon.code)).toEqual(['NEW', 'NEW', 'OLD']);
    expect(bodies('/remove-coupon')).toEqual([{ couponId: 'k1' }]);
  });

  it('keeps the reason of the rejection when it cannot be restored', async () => {
    answer('get', '', ok({ coupons }));
    answer('post', '/remove-coupon', ok());
    answer(
      'post',
      '/add-coupon',
      reject(428, 'MAX_COUPONS_PER_CART_EXCEEDED'),
      reject(428, 'INVALID_COUPON_STATUS', { reason: 'EXPIRED' }),
      () => HttpResponse.error(),
    );
    await expect(cartV2.applyCoupon(client, 'NEW')).rejects.toThrow('INVALID_COUPON_STATUS');
  });
});

describe('a gift card of V2', () => {
  it('is not offered again once the platform has denied it', async () => {
    answer('get', '', ok());
    expect((await cartV2.fetchCart(client)).giftCard).toEqual({ code: null });
    answer('post', '/add-gift-card', reject(403));
    const code = 'gift-card-unavailable';
    await expect(cartV2.applyGiftCard(client, 'CARD-0001')).rejects.toMatchObject({ code });
    expect((await cartV2.fetchCart(client)).giftCard).toBeUndefined();
  });
});

describe('an estimate of V2', () => {
  const summary = { priceSummary: { subtotal: { amount: '5' }, total: { amount: '5' } } };

  beforeEach(() => {
    answer('post', '/estimate', () => HttpResponse.json({ cart: sentCart(), summary }));
    platform.use(http.all(`${PLATFORM}/ecom/v1/*`, () => new HttpResponse(null, { status: 404 })));
  });

  it('needs no answer of V1', async () => {
    answer('get', '', ok());
    answer('patch', '', ok({ deliveryInfo: { address: { country: 'US' } } }));
    expect((await estimate())?.estimate).toMatchObject({ total: { amount: '5' }, problems: ['shipping'] });
    expect(bodies('')).toContainEqual({ cart: { deliveryInfo: { address: { country: 'US' } } } });
  });

  it('clears what the stored address has of another country', async () => {
    const stored = { country: 'DE', subdivision: 'DE-BY', city: 'Ulm' };
    answer('get', '', ok({ deliveryInfo: { address: stored } }));
    answer('patch', '', ok({ deliveryInfo: { address: { country: 'US' } } }));
    await estimate();
    const address = { country: 'US', subdivision: null, city: null };
    expect(bodies('')).toContainEqual({ cart: { deliveryInfo: { address } } });
  });

  it('goes on without an address that the platform does not accept', async () => {
    answer('get', '', ok());
    answer('patch', '', reject(400, 'INVALID_ADDRESS_FORMAT'));
    expect((await estimate())?.estimate).toMatchObject({ shipping: null, tax: null, problems: ['shipping'] });
    expect(bodies('/estimate')[0]).toMatchObject({ calculateDelivery: false, calculateTax: false });
  });

  it('is none for a cart without lines', async () => {
    answer('get', '', ok({ lineItems: [] }));
    expect(await estimate()).toBeNull();
  });
});
