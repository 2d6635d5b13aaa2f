import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, applyCode, loadCart, readCart } from '@/lib/cart/operations';
import { startCheckout } from '@/lib/checkout/start-checkout';
import { toShopError } from '@/lib/errors/shop-error';
import { EMPTY_CART } from '@/lib/model/cart';
import { actForShopper } from '@/lib/session/read';
import { cartPlatform } from '@/lib/wix/cart/current-cart';
import { sentCart, sentLine } from '../fixtures/sent-carts';
import { cookiesOfSession } from '../session-cookies';
import {
  CART_V2_PATH as CART_PATH,
  mintingTokens,
  noProducts,
  PLATFORM,
  PRODUCTS_PATH,
  playPlatform,
  rejectedGrant,
  TOKEN_PATH,
  tokenAnswer,
} from './platform-server';

vi.hoisted(() => {
  vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test');
  vi.stubEnv('WIX_CATALOG', 'v1');
  vi.stubEnv('SITE_URL', 'https://shop.example');
});
const framework = vi.hoisted(() => ({ cookies: new Map<string, { name: string; value: string }>() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => framework.cookies.get(name),
    set: (cookie: { name: string; value: string }) => framework.cookies.set(cookie.name, cookie),
  }),
  headers: async () => new Headers(),
}));
// A cart shows its lines also without the catalog, which is not the subject here.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const platform = playPlatform();

let visit = 0;
beforeEach(() => {
  visit += 1;
  platform.use(http.get(PLATFORM + PRODUCTS_PATH, noProducts));
  framework.cookies.clear();
});

const setCookie = (name: string, value: string) => framework.cookies.set(name, { name, value });
async function haveSession(
  access: string | null = 'access-1',
  role: 'visitor' | 'member' = 'visitor',
): Promise<void> {
  const session = { role, refreshToken: `refresh-${visit}`, secure: true } as const;
  for (const [name, value] of await cookiesOfSession(access ?? '', session)) setCookie(name, value);
  if (access === null) framework.cookies.delete('__Host-access_token');
}
const cookie = (name: string) => framework.cookies.get(`__Host-${name}`)?.value;

const image = { id: 'mug.jpg', url: 'https://media.test/mug.jpg', width: 10, height: 10 };
const cartOf = (quantity: number) => ({
  cart: sentCart({
    lineItems: quantity === 0 ? [] : [{ ...sentLine('p1', quantity), attributes: { image } }],
  }),
});
/** A cart that accepts only this token. */
const cartFor = (token: string) =>
  http.get(PLATFORM + CART_PATH, ({ request }) =>
    request.headers.get('authorization') === token
      ? HttpResponse.json(cartOf(2))
      : HttpResponse.json({ message: 'Unauthenticated', details: {} }, { status: 401 }),
  );
const renewing = (...accessTokens: string[]) =>
  platform.use(http.post(PLATFORM + TOKEN_PATH, () => tokenAnswer(accessTokens.shift() ?? 'too-many')));

const nowhere = { shippingCode: null, country: null, subdivision: null };
const checkOut = { ...nowhere, membershipIds: [], lang: 'en' as const };

describe('a shopper without a session', () => {
  it('becomes a visitor by acting, and stays that visitor', async () => {
    platform.use(mintingTokens(), cartFor('access-1'));
    const act = () => actForShopper((client) => cartPlatform.fetchCart(client));
    await act();
    expect(cookie('visitor_token')).toBe('visitor.refresh-of-access-1');
    await act();
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it.each([
    ['is unreachable', () => HttpResponse.error()],
    ['rejects it', () => rejectedGrant('invalid_client')],
  ])('gets no cookie when the platform %s', async (_, answer) => {
    platform.use(http.post(PLATFORM + TOKEN_PATH, answer));
    await expect(actForShopper((client) => cartPlatform.fetchCart(client))).rejects.toThrow();
    expect([...framework.cookies]).toEqual([]);
  });

  it('has an empty cart without a platform call', async () => {
    expect(await readCart()).toEqual(EMPTY_CART);
    expect(await loadCart()).toEqual(EMPTY_CART);
    expect(platform.requests()).toEqual([]);
  });

  it('has nothing to check out', async () => {
    await expect(startCheckout(checkOut)).rejects.toMatchObject({ code: 'cart-empty' });
  });
});

describe('a session whose access token could not be renewed', () => {
  it('reports that the shop cannot be reached in place of an empty cart', async () => {
    await haveSession(null);
    await expect(readCart()).rejects.toMatchObject({ name: 'PlatformError', isTemporary: true });
    expect(platform.requests()).toEqual([]);
    platform.use(http.post(PLATFORM + TOKEN_PATH, () => HttpResponse.error()));
    await expect(loadCart()).rejects.toMatchObject({ name: 'PlatformError', isTemporary: true });
    expect(cookie('visitor_token')).toBe(`visitor.refresh-${visit}`);
  });

  it('is renewed where cookies can be set', async () => {
    await haveSession(null, 'member');
    renewing('access-2');
    platform.use(cartFor('access-2'));
    expect(await loadCart()).toMatchObject({ count: 2 });
    expect(cookie('access_token')).toMatch(/^\d+~[\w-]{22}\.access-2$/);
    expect(cookie('refresh_token')).toBe(`member.refresh-${visit}`);
  });
});

describe('an access token that the shop has not set', () => {
  it.each([
    ['for another session', () => setCookie('__Host-visitor_token', `visitor.other-${visit}`)],
    ['with this lifetime', () => setCookie('__Host-access_token', `9${cookie('access_token')}`)],
    ['at all', () => setCookie('__Host-access_token', '9999999999.made-up')],
  ])('%s is not sent', async (_, change) => {
    await haveSession('genuine');
    change();
    renewing('access-2');
    platform.use(cartFor('access-2'));
    expect(await loadCart()).toMatchObject({ count: 2 });
    expect(platform.requests().map(({ path }) => path)).toEqual([TOKEN_PATH, CART_PATH, PRODUCTS_PATH]);
  });
});

describe('an access token that is rejected before it expires', () => {
  it('is renewed once where cookies can be set, and the call succeeds', async () => {
    await haveSession('revoked', 'member');
    renewing('access-2');
    platform.use(cartFor('access-2'));
    expect(await loadCart()).toMatchObject({ count: 2 });
    expect(cookie('access_token')).toMatch(/^\d+~[\w-]{22}\.access-2$/);
    expect(cookie('refresh_token')).toBe(`member.refresh-${visit}`);
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('is renewed again when the new one is rejected soon after', async () => {
    await haveSession('revoked');
    renewing('access-2', 'access-3');
    platform.use(cartFor('access-2'));
    await loadCart();
    platform.use(cartFor('access-3'));
    expect(await loadCart()).toMatchObject({ count: 2 });
    expect(cookie('access_token')).toMatch(/^\d+~[\w-]{22}\.access-3$/);
  });

  it('is renewed once for all calls of a page', async () => {
    await haveSession('revoked');
    renewing('access-2');
    platform.use(cartFor('access-2'));
    await Promise.all([loadCart(), loadCart(), loadCart()]);
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('is replaced by a new visitor’s token when the refresh token is rejected too', async () => {
    await haveSession('revoked', 'member');
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, async ({ request }) =>
        Object(await request.json()).grantType === 'anonymous' ? tokenAnswer('access-2') : rejectedGrant(),
      ),
      cartFor('access-2'),
    );
    await loadCart();
    expect(cookie('visitor_token')).toBe('visitor.refresh-of-access-2');
    expect(cookie('visitor')).toBe('1');
  });

  it('is renewed for a rendered page, which can set no cookies, and permanently by the next call', async () => {
    await haveSession('revoked');
    renewing('access-2');
    platform.use(cartFor('access-2'));
    expect(await readCart()).toMatchObject({ count: 2 });
    expect(cookie('access_token')).toMatch(/\.revoked$/);
    await loadCart();
    expect(cookie('access_token')).toMatch(/\.access-2$/);
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('is not renewed endlessly', async () => {
    await haveSession('revoked');
    renewing('access-2', 'access-3');
    platform.use(cartFor('none'));
    await expect(loadCart()).rejects.toMatchObject({ isUnauthenticated: true });
    expect(platform.requests(TOKEN_PATH)).toHaveLength(1);
  });

  it('is preserved when the platform cannot renew it', async () => {
    await haveSession('revoked');
    platform.use(
      http.post(PLATFORM + TOKEN_PATH, () => HttpResponse.error()),
      cartFor('none'),
    );
    await expect(loadCart()).rejects.toMatchObject({ isTemporary: true });
    expect(cookie('visitor_token')).toBe(`visitor.refresh-${visit}`);
  });
});

describe('adding to the cart', () => {
  const request = { productId: 'p1', variantId: null, choices: {}, customText: {}, quantity: 3 };
  const addAnswers = (before: number, after: number) =>
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json(cartOf(before))),
      http.post(`${PLATFORM}${CART_PATH}/add-line-items`, () => HttpResponse.json(cartOf(after))),
    );
  beforeEach(() => haveSession());

  it.each([
    [0, 3, 3],
    [2, 5, 3],
    [2, 4, 2],
  ])('reports the quantity added: from %i to %i items', async (before, after, added) => {
    addAnswers(before, after);
    expect(await addToCart(request)).toMatchObject({ added, cart: { count: after } });
  });

  it('rejects a response of 200 that added nothing', async () => {
    addAnswers(2, 2);
    // The shop looks for an option without a choice before it calls the product sold out.
    platform.use(mintingTokens(), http.get(PLATFORM + PRODUCTS_PATH, noProducts));
    await expect(addToCart(request)).rejects.toMatchObject({ code: 'sold-out' });
  });

  const losing = (before: number, after: number, answer: () => Response) => {
    let quantity = before;
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json(cartOf(quantity))),
      http.post(`${PLATFORM}${CART_PATH}/add-line-items`, () => {
        quantity = after;
        return answer();
      }),
    );
  };
  const LOST: [string, () => Response][] = [
    ['a dropped connection', () => HttpResponse.error()],
    ['a 500', () => new HttpResponse(null, { status: 500 })],
    ['half a JSON', () => new HttpResponse('{"cart":{"lineIt')],
    ['an answer of something else', () => HttpResponse.json({ cart: 'maintenance' })],
    ['lines of something else', () => HttpResponse.json({ cart: { ...cartOf(1).cart, lineItems: ['x'] } })],
  ];

  it.each(LOST)('is not retried when it fails with %s, and reports the failure', async (_, answer) => {
    losing(2, 2, answer);
    await expect(addToCart(request)).rejects.toMatchObject({ isTemporary: true });
    expect(platform.requests(`${CART_PATH}/add-line-items`)).toHaveLength(1);
  });

  it.each(LOST)('is recognized as successful when only the response was lost to %s', async (_, answer) => {
    losing(2, 5, answer);
    expect(await addToCart(request)).toMatchObject({ added: 3, cart: { count: 5 } });
    expect(platform.requests(`${CART_PATH}/add-line-items`)).toHaveLength(1);
  });

  it('reports an unknown outcome', async () => {
    addAnswers(2, 5);
    platform.use(
      http.post(`${PLATFORM}${CART_PATH}/add-line-items`, () => {
        platform.use(http.all(`${PLATFORM}/*`, () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    await expect(addToCart(request)).rejects.toMatchObject({ code: 'unsure' });
  });
});

describe('a coupon whose response is lost', () => {
  beforeEach(() => haveSession());
  const ADD_COUPON = `${PLATFORM}${CART_PATH}/add-coupon`;
  const WITH_COUPON = { cart: { ...cartOf(1).cart, coupons: [{ id: 'k1', code: 'WELCOME10' }] } };

  it.each([
    ['is applied', WITH_COUPON, { couponCode: 'WELCOME10' }],
    ['is not applied', cartOf(1), 'unreachable'],
  ] as const)('is reported as the cart shows it: %s', async (_, after, outcome) => {
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json(cartOf(1))),
      http.post(ADD_COUPON, () => {
        platform.use(http.get(PLATFORM + CART_PATH, () => HttpResponse.json(after)));
        return new HttpResponse('{"cart":{"lineIt');
      }),
    );
    const applied = applyCode('welcome10').catch((error: unknown) => toShopError(error).code);
    expect(await applied).toEqual(typeof outcome === 'string' ? outcome : expect.objectContaining(outcome));
    expect(platform.requests(`${CART_PATH}/add-coupon`)).toHaveLength(1);
  });

  it('is reported as unknown where the cart cannot be read', async () => {
    platform.use(
      http.get(PLATFORM + CART_PATH, () => HttpResponse.json(cartOf(1))),
      http.post(ADD_COUPON, () => {
        platform.use(http.all(`${PLATFORM}/*`, () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    await expect(applyCode('WELCOME10')).rejects.toMatchObject({ code: 'unsure', retryAfterSeconds: 5 });
  });
});

describe('checking out while the platform is down', () => {
  it('loses nothing, and logs the cause', async () => {
    await haveSession();
    platform.use(http.all(`${PLATFORM}/*`, () => HttpResponse.error()));
    await expect(startCheckout(checkOut)).rejects.toMatchObject({
      code: 'checkout-unavailable',
      cause: { message: 'Failed to retrieve checkout URL', cause: { message: 'System error occurred' } },
    });
    expect(platform.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
