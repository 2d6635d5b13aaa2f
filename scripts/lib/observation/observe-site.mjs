import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { shapeOf } from './describe.mjs';

/**
 * The calls that a storefront makes, made once as one visitor. What comes back is recorded as
 * shapes. The visitor's cart is deleted at the end, also after an error.
 */

/**
 * @typedef {object} ObservedCall
 * @property {string} call
 * @property {number} status
 * @property {string[]} [headers] names, in alphabetical order
 * @property {import('./describe.mjs').Shape} body
 *
 * @typedef {object} Observation
 * @property {1} version of this format
 * @property {string} [source] where the answers are from
 * @property {string} [madeOn] date
 * @property {Record<string, boolean>} [facts] what no shape shows
 * @property {ObservedCall[]} calls
 *
 * @typedef {object} Site
 * @property {string} origin of the API
 * @property {string} clientId
 * @property {string} shopOrigin an allowed redirect domain
 * @property {number} pauseMs between two calls
 * @property {AbortSignal} [signal] ends the observation after the current call. The cart is deleted
 *   all the same
 * @property {(call: string) => void} [onCall]
 */

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const CART = '/ecom/v2/carts/current';
/** One of them must be for sale without a choice. */
const PRODUCTS = 20;
const TIMEOUT_MS = 20_000;
/** A domain that no site allows. */
const FOREIGN_ORIGIN = 'https://not-allowed.example';

/** Returns what an observation does, for a person to read before it starts. */
export const PLAN = [
  'It becomes one new visitor of the site and makes at most 30 calls, at most 60 a minute.',
  'It puts one product into a cart of its own, and deletes this cart at the end.',
  'It tries one sign-in with a made-up email, which must fail. It places no order and sends no mail.',
  'It writes status, names of headers, and names, types and formats of fields. It writes no value.',
];

/**
 * @param {Site} site
 * @returns {Promise<Observation>}
 * @throws {Failure} when the platform cannot be reached, does not know the client, or did not delete
 *   the cart
 * @throws {unknown} the reason of the signal
 */
export async function observeSite(site) {
  /** @type {ObservedCall[]} */
  const calls = [];
  /** @type {Record<string, boolean>} */
  const facts = {};
  let token = '';
  let hasCart = false;

  /**
   * @param {string} call
   * @param {string} path or a URL
   * @param {{ method?: string, body?: object, isCleanup?: boolean }} [request]
   * @returns {Promise<Record<string, unknown>>}
   */
  async function record(call, path, { method, body, isCleanup = false } = {}) {
    // Ctrl-C must not leave a cart behind.
    const signal = isCleanup ? undefined : site.signal;
    signal?.throwIfAborted();
    site.onCall?.(call);
    const url = new URL(path, site.origin);
    const response = await fetch(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        // A page that the answer names is opened as a browser would.
        ...(token && url.origin === new URL(site.origin).origin && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A call that was sent is awaited, because one that adds to the cart would outrun its removal.
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error) => {
      throw new Failure(`${url.origin} cannot be reached: ${error.message}`);
    });
    const text = await response.text();
    const answer = parsed(text);
    const headers = [...new Set(response.headers.keys())].sort();
    calls.push({
      call,
      status: response.status,
      headers,
      body:
        answer === undefined ? { '.': [text === '' ? 'empty text' : 'other than JSON'] } : shapeOf(answer),
    });
    await delay(site.pauseMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    return Object(answer);
  }

  try {
    const first = await record('token', '/oauth2/token', {
      body: { clientId: site.clientId, grantType: 'anonymous' },
    });
    if (typeof first.access_token !== 'string')
      throw new Failure(`The platform does not know the client ID: it answered ${calls[0]?.status}.`);
    token = first.access_token;
    let refreshToken = first.refresh_token;
    for (const count of [1, 2]) {
      const renewed = await record(`renewal ${count}`, '/oauth2/token', {
        body: { clientId: site.clientId, grantType: 'refresh_token', refreshToken },
      });
      facts[`renewal ${count} replaces the refresh token`] =
        typeof renewed.refresh_token === 'string' && renewed.refresh_token !== refreshToken;
      refreshToken = renewed.refresh_token ?? refreshToken;
      if (typeof renewed.access_token === 'string') token = renewed.access_token;
    }

    await record('catalog version', '/stores/v3/provision/version');
    const v1 = await record('V1 query', '/stores-reader/v1/products/query-platformized', {
      body: { query: { paging: { limit: PRODUCTS } } },
    });
    const v3 = await record('V3 query with paging', '/stores/v3/products/query', {
      body: { query: { paging: { limit: PRODUCTS } } },
    });
    await record('V3 query by an unknown field', '/stores/v3/products/query', {
      body: { query: { filter: { notAField: 'x' } } },
    });
    await record('V3 product by an unknown slug', `/stores/v3/products/slug/${randomUUID()}`);
    await record('V3 search', '/stores/v3/products/search', {
      body: {
        search: {
          cursorPaging: { limit: 3 },
          aggregations: [
            { name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 3 } },
            { name: 'slugs', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT' } },
          ],
        },
      },
    });
    for (const [call, field, type] of [
      ['V3 search by lowest former price', 'compareAtPriceRange.minValue.amount', 'MIN'],
      ['V3 search by highest former price', 'compareAtPriceRange.maxValue.amount', 'MAX'],
    ])
      await record(String(call), '/stores/v3/products/search', {
        body: {
          search: {
            cursorPaging: { limit: 1 },
            aggregations: [{ name: 'bound', type: 'SCALAR', fieldPath: field, scalar: { type } }],
          },
        },
      });
    await record('categories', '/categories/v1/categories/query', {
      body: {
        query: { cursorPaging: { limit: 3 } },
        treeReference: { appNamespace: '@wix/stores', treeKey: null },
      },
    });

    await record('cart before any', CART);
    hasCart = true;
    const id = productToAdd([...listOf(v3.products), ...listOf(v1.products)]);
    const items = (/** @type {string} */ product, /** @type {number} */ quantity) => ({
      body: {
        catalogItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId: product }, quantity }],
      },
    });
    const filled = await record('cart add', `${CART}/add-line-items`, items(id, 1));
    await record('cart', CART);
    await record('cart estimate', `${CART}/estimate`, { body: {} });
    await record('cart calculate', `${CART}/calculate`, { body: {} });
    await record('cart unknown coupon', `${CART}/add-coupon`, { body: { coupon: { code: 'NO-SUCH-CODE' } } });
    await record('cart 99,999 pieces', `${CART}/add-line-items`, items(id, 99_999));
    await record('cart unknown item', `${CART}/add-line-items`, items(randomUUID(), 1));

    const checkoutId = Object(filled.cart).id ?? randomUUID();
    for (const [call, origin] of [
      ['redirect session', site.shopOrigin],
      ['redirect session with a foreign callback', FOREIGN_ORIGIN],
    ]) {
      const { redirectSession } = await record(String(call), '/_api/redirects-api/v1/redirect-session', {
        body: { ecomCheckout: { checkoutId }, callbacks: { postFlowUrl: `${origin}/cart` } },
      });
      const { fullUrl } = Object(redirectSession);
      if (typeof fullUrl === 'string') await record(`${call}: first hop`, fullUrl);
    }
    await record('member of a visitor', '/members/v1/members/my');
    await record('orders of a visitor', '/ecom/v1/orders/search', {
      body: { search: { cursorPaging: { limit: 1 } } },
    });
    await record('sign-in that fails', '/_api/iam/authentication/v2/login', {
      body: { loginId: { email: `${randomUUID()}@example.com` }, password: randomUUID() },
    });
  } finally {
    if (hasCart) await removeCart();
  }

  async function removeCart() {
    const call = 'cart removal';
    await record(call, CART, { method: 'DELETE', isCleanup: true }).catch(() => undefined);
    const status = calls.find((one) => one.call === call)?.status;
    // 404: nothing could be added.
    if (status !== 200 && status !== 204 && status !== 404)
      throw new Failure(
        `The cart was not deleted (${status ?? 'no answer'}). It holds one product of a visitor who never returns.`,
      );
  }
  return { version: 1, madeOn: new Date().toISOString().slice(0, 10), facts, calls };
}

/** @param {string} text @returns {unknown} undefined where it is not JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Returns the id of a product that needs no choice, or a made-up one where there is none: the cart's
 * answers are then rejections.
 *
 * @param {readonly unknown[]} products of either catalog
 * @returns {string}
 */
function productToAdd(products) {
  const found = products.map(Object).find(({ options, productOptions, modifiers, stock, inventory }) => {
    const hasChoices = [options, productOptions, modifiers].some((list) => listOf(list).length > 0);
    return !hasChoices && (stock?.inStock === true || inventory?.availabilityStatus === 'IN_STOCK');
  });
  return typeof found?.id === 'string' ? found.id : randomUUID();
}
