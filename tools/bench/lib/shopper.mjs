import { setTimeout as delay } from 'node:timers/promises';
import { openBrowserSession } from './browser-session.mjs';

/**
 * Counts of what shoppers met, by name. `orders` are the orders that a thank-you page showed.
 * @typedef {object} Tally
 * @property {number} requests
 * @property {string[]} orders ids
 * @property {Record<string, number[]>} durations of requests in ms, by page or API route
 * @property {Map<string, number>} rejected by the shop's rules: sold out, or removed meanwhile
 * @property {Map<string, number>} errors
 * @property {number} interrupted journeys that an ending server has cut off
 */

/** @returns {Tally} */
export const newTally = () => ({
  requests: 0,
  orders: [],
  durations: {},
  rejected: new Map(),
  errors: new Map(),
  interrupted: 0,
});

/** Minimum and maximum durations in ms: to view a page, for a small step, to fill in a form. */
const STYLES = /** @type {const} */ ([4_000, 14_000]);
const MOVE = /** @type {const} */ ([1_500, 4_500]);
const FILL_IN = /** @type {const} */ ([10_000, 25_000]);

/** The shop closes, and shoppers who are still on the way leave. */
class Left extends Error {}

/** Another shopper was faster. */
class Rejected extends Error {}

/**
 * Repeats one shopper's journey until the shop closes: browse, filter, add an item, change the
 * cart, and pay on the platform's page.
 * @param {{ shopUrl: string, slugs: readonly string[], until: number, tally: Tally, isDown: () =>
 * boolean, haste?: number }} options `until`: a time in ms; `haste`: factor by which the shopper is
 * faster than people
 */
export async function shop({ shopUrl, slugs, until, tally, isDown, haste = 1 }) {
  /** @param {readonly [number, number]} span */
  const take = async ([least, most]) => {
    await delay((least + Math.random() * (most - least)) / haste);
    if (Date.now() > until) throw new Left();
  };

  while (Date.now() < until) {
    try {
      await journey();
    } catch (error) {
      if (error instanceof Left) return;
      if (error instanceof Rejected) count(tally.rejected, error.message);
      else if (isDown()) {
        tally.interrupted += 1;
        await delay(500);
      } else
        count(tally.errors, error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error));
    }
  }

  async function journey() {
    const { ask, submit } = openBrowserSession();
    const slug = slugs[Math.floor(Math.random() * slugs.length)] ?? '';

    /**
     * @param {string} path
     * @param {RequestInit} [init]
     */
    async function read(path, init) {
      const began = performance.now();
      const response = await ask(shopUrl + path, init);
      const kind = `${init?.method ?? 'GET'} ${path.replace(/(?<=^\/(?:api\/)?products\/)[^/?]+/, '…').replace(/\?.*/, '?')}`;
      const times = tally.durations[kind] ?? [];
      times.push(performance.now() - began);
      tally.durations[kind] = times;
      tally.requests += 1;
      if (response.status === 409) throw new Rejected(`${init?.method ?? 'GET'} ${path}`);
      if (!response.ok)
        throw new Error(`${init?.method ?? 'GET'} ${path.replace(/\?.*/, '')} answered ${response.status}`);
      return response;
    }
    /**
     * @param {RequestInit['method']} method
     * @param {string} path
     * @param {unknown} [body]
     * @returns {Promise<any>}
     */
    const talk = async (method, path, body) => {
      const headers = { 'content-type': 'application/json' };
      const { text } = await read(
        path,
        body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
      );
      return JSON.parse(text);
    };
    /** Waits like a shopper who views a page for a moment. */
    const visit = async (/** @type {string} */ path) => {
      await read(path);
      await take(STYLES);
    };

    await visit('/');
    await visit('/products');
    await visit(`/products?minPrice=${Math.floor(Math.random() * 20)}&sortBy=priceAsc`);
    await visit(`/products/${slug}`);
    const { offer } = await talk('GET', `/api/products/${slug}/offer`);
    const variant = offer.variants.find((/** @type {{ inStock: boolean }} */ { inStock }) => inStock);
    if (!variant) throw new Rejected('sold out before it was taken');

    const { cart } = await talk('POST', '/api/cart/items', {
      productId: offer.productId,
      variantId: offer.variants.length > 1 ? variant.id : null,
      quantity: 1,
    });
    await take(MOVE);
    const [line] = cart.lines;
    await talk('PATCH', '/api/cart/items', { lineId: line.id, quantity: 2 });
    await talk('GET', '/api/cart');
    await take(MOVE);

    const { location: checkout } = await submit(`${shopUrl}/checkout`, {});
    tally.requests += 1;
    if (checkout.endsWith('/cart?error=lines-unavailable')) throw new Rejected('sold out in the cart');
    if (!checkout.includes('/__ecom/checkout')) throw new Error(`POST /checkout led to ${checkout}`);
    const { text: form } = await ask(checkout);
    await take(FILL_IN);
    const delivery = /name="delivery" value="([^"]+)" checked/.exec(form)?.[1] ?? '';
    const paid = await submit(checkout, {
      intent: 'pay',
      total: /name="total" value="(\d+)"/.exec(form)?.[1] ?? '',
      email: 'shopper@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      country: 'US',
      address: '412 Main Street',
      city: 'Hudson',
      postalCode: '12534',
      delivery,
      cardNumber: '4242 4242 4242 4242',
    });
    // The address changed the total, or another shopper was faster. The page reports both.
    if (paid.status === 409) throw new Rejected('at the checkout');
    const order = new URL(paid.location, shopUrl).searchParams.get('orderId');
    if (order === null) throw new Error(`paying answered ${paid.status}`);
    tally.orders.push(order);
    await visit(`/thank-you?orderId=${order}`);
  }
}

/**
 * @param {Map<string, number>} counts
 * @param {string} name
 */
const count = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1);
