import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EMPTY_CART } from '@/lib/model/cart';
import { cartV1 } from '@/lib/wix/cart/v1/cart';
import { catalogPlatform } from '@/lib/wix/catalog/current-catalog';
import { fetchMyMember } from '@/lib/wix/members';
import { fetchOrder } from '@/lib/wix/orders';
import { createSessionClient } from '@/lib/wix/session-client';
import { GUARD_LIMITS } from '@/lib/wix/transport';
import { until } from '../until';
import {
  CART_PATH,
  FOREIGN_RESPONSES,
  mintingTokens,
  PLATFORM,
  PRODUCTS_PATH,
  playPlatform,
} from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CATALOG', 'v1');
});

const { addToCart, applyCoupon, createCheckoutUrl, deleteCart, fetchCart } = cartV1;
const platform = playPlatform();
const client = createSessionClient('access');
const ADD_PATH = `${CART_PATH}/add-to-cart`;
const CHECKOUT_PATH = `${CART_PATH}/create-checkout`;
const REDIRECT_PATH = '/_api/redirects-api/v1/redirect-session';

beforeEach(() => {
  platform.use(mintingTokens());
  // Selects the shortest pauses between retries.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

type Answer = () => Response | Promise<Response>;
const failWith = (answer: Answer) => platform.use(http.all(`${PLATFORM}/*`, answer));
const reject = (status: number, body: object | null = null): Answer => {
  const headers = { 'x-wix-request-id': '1760000000.42' };
  return () =>
    body === null
      ? new HttpResponse(null, { status, headers })
      : HttpResponse.json(body, { status, headers });
};
const request = { productId: 'p1', variantId: null, choices: {}, customText: {}, quantity: 1 };
const add = () => addToCart(client, [request], EMPTY_CART);

const NO_ANSWER = 'System error occurred';
const FAILED = 'System error occurred, request id: 1760000000.42';

describe.each([
  ['a read', () => fetchCart(client)],
  ['a write', add],
])('%s that fails', (_, call) => {
  const systemErrors: [string, Answer, string][] = [
    ['a 500', reject(500, { message: '', details: {} }), FAILED],
    ['a 503 without a body', reject(503), FAILED],
    ['a 502 of a gateway', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), NO_ANSWER],
    ['a connection that breaks', () => HttpResponse.error(), NO_ANSWER],
    ['broken JSON', () => new HttpResponse('{"cart":{"lineIt', { status: 200 }), NO_ANSWER],
    ['an empty answer', () => new HttpResponse('', { status: 200 }), NO_ANSWER],
    ['an answer of null', () => HttpResponse.json(null), NO_ANSWER],
    ['a 201, which the client takes for a failure', reject(201, { cart: {} }), FAILED],
  ];
  it.each(systemErrors)('with %s throws a system error', async (__, answer, message) => {
    failWith(answer);
    await expect(call()).rejects.toMatchObject({
      name: 'PlatformError',
      message,
      isTemporary: true,
      detail: { kind: 'system' },
    });
  });

  it.each([
    [401, 'UNAUTHORIZED: Unauthenticated'],
    [403, 'FORBIDDEN: Unauthenticated'],
    [409, 'CONFLICT: Unauthenticated'],
    [429, 'TOO_MANY_REQUESTS: Unauthenticated'],
  ])('with a bare %i throws an error with its name and the server’s message', async (status, message) => {
    failWith(reject(status, { message: 'Unauthenticated', details: {} }));
    await expect(call()).rejects.toMatchObject({ message, requestId: '1760000000.42' });
  });

  it('with a validation error names the fields, sorted', async () => {
    const fieldViolations = [
      { field: 'quantity', description: 'must be at least 1', violatedRule: 'MIN' },
      { field: 'items', description: 'must hold at most 300 items', violatedRule: 'MAX_SIZE' },
    ];
    failWith(reject(400, { message: 'bad', details: { validationError: { fieldViolations } } }));
    await expect(call()).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "items" must hold at most 300 items, "quantity" must be at least 1',
    });
  });

  it('with an application error throws its code', async () => {
    const applicationError = {
      code: 'CART_FROZEN',
      description: 'The cart is frozen',
      data: { until: 'noon' },
    };
    failWith(reject(428, { message: 'no', details: { applicationError } }));
    await expect(call()).rejects.toMatchObject({
      message: 'CART_FROZEN: The cart is frozen',
      detail: { kind: 'application', data: { until: 'noon' } },
    });
  });

  it('without a response in time throws a system error, whose cause says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    failWith(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const cause = expect.objectContaining({ name: 'TimeoutError' });
    const failed = expect(call()).rejects.toMatchObject({ message: NO_ANSWER, isTemporary: true, cause });
    await until(() => expect(platform.requests()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(GUARD_LIMITS.timeout);
    await failed;
  });
});

describe('retries', () => {
  it('apply to reads', async () => {
    failWith(reject(503));
    await expect(fetchCart(client)).rejects.toThrow(FAILED);
    expect(platform.requests(CART_PATH)).toHaveLength(3);
  });

  it('do not apply to writes, which may have succeeded', async () => {
    failWith(reject(503));
    await expect(add()).rejects.toThrow(FAILED);
    expect(platform.requests(ADD_PATH)).toHaveLength(1);
  });

  it('recover a read from a short failure', async () => {
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json({ cart: { currency: 'USD', lineItems: [] } })),
      http.get(PLATFORM + CART_PATH, () => HttpResponse.error(), { once: true }),
    );
    expect(await fetchCart(client)).toMatchObject({ lines: [] });
  });
});

describe('an entity that does not exist', () => {
  const notFound = reject(404, {
    message: 'no',
    details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart not found' } },
  });

  it.each([
    ['with a code', notFound],
    ['without a code', reject(404, { message: 'no', details: {} })],
  ])('causes no error for an order or a category (%s)', async (_, answer) => {
    platform.use(http.all(`${PLATFORM}/ecom/*`, answer), http.all(`${PLATFORM}/v2/*`, answer));
    expect(await fetchOrder(client, crypto.randomUUID())).toBeNull();
    expect(await catalogPlatform.queryCategoryBySlug('gone')).toBeNull();
  });

  it('causes no error for a cart with a code', async () => {
    failWith(notFound);
    expect(await fetchCart(client)).toMatchObject({ lines: [], count: 0 });
    await expect(deleteCart(client)).resolves.toBeUndefined();
  });

  it('is never a cart without a code, because a removed call responds like that', async () => {
    failWith(reject(404));
    await expect(fetchCart(client)).rejects.toMatchObject({ isNotFound: false, isTemporary: true });
    await expect(deleteCart(client)).rejects.toMatchObject({ isNotFound: false });
  });

  it('causes an error for a change', async () => {
    failWith(notFound);
    await expect(applyCoupon(client, 'WELCOME10')).rejects.toMatchObject({ isNotFound: true });
  });

  it.each([['a 500', reject(500)] as const, ...FOREIGN_RESPONSES])(
    'differs from an outage: %s',
    async (_, answer) => {
      platform.use(
        http.all(`${PLATFORM}/ecom/*`, answer),
        http.all(`${PLATFORM}/v2/*`, answer),
        http.all(`${PLATFORM}/members/*`, answer),
        http.all(PLATFORM + PRODUCTS_PATH, answer),
      );
      for (const call of [
        () => fetchCart(client),
        () => deleteCart(client),
        () => fetchOrder(client, crypto.randomUUID()),
        () => fetchMyMember(client),
        () => catalogPlatform.queryCategoryBySlug('vases'),
        () => catalogPlatform.queryProductBySlug('arc-vase'),
      ])
        await expect(call()).rejects.toMatchObject({ name: 'PlatformError', detail: { kind: 'system' } });
    },
  );

  it('is not reported by a platform that fails with a code', async () => {
    const applicationError = { code: 'CART_NOT_FOUND', description: 'try later' };
    failWith(reject(503, { message: 'no', details: { applicationError } }));
    await expect(fetchCart(client)).rejects.toMatchObject({ isNotFound: false, isTemporary: true });
  });

  it('is the result for another buyer’s order', async () => {
    const applicationError = { code: 'READ_ORDER_FORBIDDEN', description: 'read order: permission denied' };
    failWith(reject(403, { message: 'no', details: { applicationError } }));
    expect(await fetchOrder(client, crypto.randomUUID())).toBeNull();
  });
});

describe('a checkout without a URL', () => {
  const request = {
    shippingCode: null,
    country: null,
    subdivision: null,
    membershipIds: [],
    calculateTax: false,
    lang: 'en',
    noteFrom: (stored: string) => stored,
    callbacks: { postFlowUrl: 'a', thankYouPageUrl: 'b', cartPageUrl: 'c' },
  };

  it.each([
    ['no checkout', {}, {}],
    ['no redirect session', { checkoutId: 'c1' }, {}],
    ['a session without an address', { checkoutId: 'c1' }, { redirectSession: { urlDetails: {} } }],
  ])('fails with an error: %s', async (_, checkout, session) => {
    const lineItems = [{ id: 'l1', quantity: 1, price: { amount: '1' } }];
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json({ cart: { currency: 'USD', lineItems } })),
      http.post(PLATFORM + CHECKOUT_PATH, () => HttpResponse.json(checkout)),
      http.post(PLATFORM + REDIRECT_PATH, () => HttpResponse.json(session)),
    );
    await expect(createCheckoutUrl(client, request)).rejects.toThrow(/^Failed to retrieve checkout URL$/);
  });
});
