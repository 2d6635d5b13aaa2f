import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Window } from 'happy-dom';
import { Failure } from '../../scripts/lib/failure.mjs';

/**
 * Shoppers who buy while servers, Redis and the platform fail. As a person would, each repeats a
 * step that failed, and looks into the cart before adding again.
 */

const PRODUCT = 'klar-carafe';
const GIVES_UP_AFTER = 90_000;
const BUYER = {
  firstName: 'Mira',
  lastName: 'Holm',
  address: '1 Warren Street',
  city: 'Hudson',
  postalCode: '12534',
  cardNumber: '4242 4242 4242 4242',
};
/** The API key of the sandbox (sandbox/README.md). */
const API_KEY = 'IST.sandbox.admin';

/** @typedef {{ status: number, location: string | null, body: string }} Reply */
/** @typedef {{ productId: string, variantId: string | null }} Item */

/**
 * Stocks the product that the shoppers buy.
 * @param {{ shop: string, platform: string, count: number }} options `shop` behind the proxy
 * @returns {Promise<Item>}
 */
export async function stockUp({ shop, platform, count }) {
  await setStock(platform, count * 2);
  const { offer } = await (await fetch(`${shop}/api/products/${PRODUCT}/offer`)).json();
  return { productId: offer.productId, variantId: offer.variants[0]?.id ?? null };
}

/**
 * Lets shoppers buy one of the product each.
 * @param {{ shop: string, item: Item, count: number }} options `shop` behind the proxy
 * @returns {Promise<string[]>} the ids of their orders
 */
export const buyAll = ({ shop, item, count }) =>
  Promise.all(Array.from({ length: count }, (_, n) => buy({ shop, item, n })));

/**
 * @param {string} platform
 * @param {number} quantity
 */
async function setStock(platform, quantity) {
  const changed = await fetch(`${platform}/_sandbox/products/${PRODUCT}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variants: [{ choices: {}, quantity }] }),
  });
  if (!changed.ok) throw new Failure(`The stock was not changed: ${changed.status}`);
}

/**
 * @param {{ shop: string, item: Item, n: number }} options
 * @returns {Promise<string>} the id of the order
 */
async function buy({ shop, item, n }) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  const ask = (/** @type {string} */ url, /** @type {unknown} */ body = undefined) =>
    send(url, { cookies, origin: shop, from: `127.0.1.${n + 1}`, body });

  // They come within some seconds, so that each failure meets some of them at each step.
  await pause(n * 150);
  await untilDone(
    n,
    'read the product',
    async () => (await ask(`${shop}/products/${PRODUCT}`)).status === 200,
  );
  await untilDone(n, 'fill the cart', async () => {
    const { status, body } = await ask(`${shop}/api/cart`);
    if (status !== 200) return false;
    const { lines } = JSON.parse(body).cart;
    if (lines.length > 0) return lines[0].quantity === 1;
    await ask(`${shop}/api/cart/items`, item);
    return false;
  });
  const url = await untilDone(n, 'check out', async () => {
    const { status, body } = await ask(`${shop}/checkout`, {});
    return status === 200 && JSON.parse(body).url;
  });
  const thanks = await untilDone(n, 'pay', async () => {
    const { status, body } = await ask(url);
    if (status !== 200) return false;
    const { action, fields } = formOf(body);
    const email = `shopper-${n}@example.com`;
    const values = new URLSearchParams({ ...fields, ...BUYER, email, intent: 'pay' });
    return (await ask(new URL(action, url).href, values)).location;
  });
  await untilDone(n, 'see the order', async () => (await ask(thanks)).status === 200);
  return new URL(thanks).searchParams.get('orderId') ?? '';
}

/**
 * @template T
 * @param {number} n
 * @param {string} what
 * @param {() => Promise<T | false | null | undefined>} step
 * @returns {Promise<T>}
 */
async function untilDone(n, what, step) {
  const end = Date.now() + GIVES_UP_AFTER;
  let last;
  while (Date.now() < end) {
    try {
      const done = await step();
      if (done) return done;
    } catch (error) {
      last = error;
    }
    await pause(300);
  }
  throw new Failure(`Shopper ${n} could not ${what}: ${last ?? 'no success'}`);
}

/**
 * Each shopper has its own IP address, as limits are counted by IP address.
 * @param {string} url
 * @param {{ cookies: Map<string, string>, origin: string, from: string, body: unknown }} options
 * @returns {Promise<Reply>}
 */
function send(url, { cookies, origin, from, body }) {
  const { port, host, pathname, search } = new URL(url);
  const isForm = body instanceof URLSearchParams;
  const payload = body === undefined ? undefined : isForm ? body.toString() : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        localAddress: from,
        port,
        signal: AbortSignal.timeout(20_000),
        path: pathname + search,
        method: payload === undefined ? 'GET' : 'POST',
        headers: {
          host,
          origin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(payload !== undefined && {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          if (/max-age=0/i.test(cookie)) cookies.delete(name);
          else cookies.set(name, value);
        }
        const { statusCode: status = 0 } = response;
        const { location = null } = response.headers;
        text(response).then((read) => resolve({ status, location, body: read }), reject);
      },
    )
      .once('error', reject)
      .end(payload);
  });
}

/**
 * Returns what a browser would send with the form of a page.
 * @param {string} html
 */
function formOf(html) {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const inputs = [...document.querySelectorAll('input')]
    .filter((input) => input.getAttribute('type') !== 'radio' || input.hasAttribute('checked'))
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  const selects = [...document.querySelectorAll('select')].map((select) => [
    select.getAttribute('name') ?? '',
    (select.querySelector('option[selected]') ?? select.querySelector('option'))?.getAttribute('value') ?? '',
  ]);
  const action = document.querySelector('form')?.getAttribute('action') ?? '';
  return { action, fields: Object.fromEntries([...inputs, ...selects]) };
}

/**
 * Checks that each shopper has exactly the order that the shop has shown.
 * @param {string} platform
 * @param {readonly string[]} shown ids of orders
 */
export async function ordersAre(platform, shown) {
  const answer = await fetch(`${platform}/ecom/v1/orders/search`, {
    method: 'POST',
    headers: { authorization: API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ search: { cursorPaging: { limit: 100 } } }),
  });
  const { orders = [] } = Object(await answer.json());
  /** @type {{ id: string, email: string, quantity: number }[]} */
  const placed = Object(orders)
    .map((/** @type {Record<string, any>} */ { id, buyerInfo, lineItems }) => ({
      id,
      email: String(buyerInfo?.email),
      quantity: lineItems?.[0]?.quantity,
    }))
    .filter((/** @type {{ email: string }} */ { email }) => /^shopper-\d+@/.test(email));
  const lost = shown.filter((id) => !placed.some((order) => order.id === id));
  const emails = new Set(placed.map(({ email }) => email));
  const isOnce = placed.length === shown.length && emails.size === placed.length;
  if (lost.length > 0 || !isOnce || placed.some(({ quantity }) => quantity !== 1))
    throw new Failure(
      `${shown.length} shoppers saw an order, the platform has ${placed.length} of ${emails.size}; lost: ${lost.join(', ') || 'none'}`,
    );
  console.log(`${shown.length} shoppers have bought: no order is lost, and none is doubled.`);
}
