import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/failure.mjs';

/**
 * Requirements for two servers of one shop. Each check throws a `Failure`, or logs what it
 * observed.
 */

const PRODUCT = 'ora-serving-bowl';
/**
 * The longest time in ms until a new price is visible: events that follow each other wait a second.
 */
const PRICE_WITHIN = 5_000;
/**
 * The longest time in ms until a page has it that could not be rendered when it changed: Next.js
 * tries again after at most 30 s.
 */
const RETRIED_WITHIN = 40_000;

/**
 * @param {string} what
 * @param {number} milliseconds
 * @param {() => Promise<boolean> | boolean} is
 */
export async function until(what, milliseconds, is) {
  const end = Date.now() + milliseconds;
  while (!(await is())) {
    if (Date.now() > end) throw new Failure(`Not within ${milliseconds} ms: ${what}`);
    await pause(20);
  }
}

/**
 * @param {string} platform
 * @param {readonly string[]} shops
 */
export async function changeReachesBoth(platform, shops) {
  const offer = async (/** @type {string} */ shop) =>
    (await fetch(`${shop}/api/products/${PRODUCT}/offer`)).text();
  const times = [];
  for (const price of [43.21, 44.32, 45.43, 46.54, 47.65]) {
    // Both servers cache the price that is about to become stale.
    for (const shop of shops) {
      await (await fetch(`${shop}/products/${PRODUCT}`)).text();
      await offer(shop);
    }
    const began = Date.now();
    await ask(platform, 'PATCH', `products/${PRODUCT}`, { price });
    await Promise.all(
      shops.map((shop) =>
        until(`${shop} offers ${price}`, PRICE_WITHIN, async () =>
          (await offer(shop)).includes(String(price)),
        ),
      ),
    );
    const offered = Date.now() - began;
    await Promise.all(
      shops.map((shop) =>
        until(`${shop} has ${price} in its page`, PRICE_WITHIN, async () =>
          // A query bypasses the memory of sent pages (server/page-memory.mjs).
          (await (await fetch(`${shop}/products/${PRODUCT}?uncached`)).text()).includes(String(price)),
        ),
      ),
    );
    times.push(`${offered} / ${Date.now() - began}`);
  }
  console.log(`A new price is offered by both / stands in the pages of both after ${times.join(', ')} ms.`);
}

/** @param {readonly string[]} shops */
export async function limitsAreShared(shops) {
  const [first = ''] = shops;
  // Only a cart with a product in it takes codes.
  const { offer } = await (await fetch(`${first}/api/products/${PRODUCT}/offer`)).json();
  const item = { productId: offer.productId, variantId: offer.variants[0]?.id ?? null };
  const added = await fetch(`${first}/api/cart/items`, post(first, '', item));
  if (!added.ok) throw new Failure(`A product was not added: ${added.status}`);
  const cookie = added.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const statuses = [];
  for (let turn = 0; turn < 22; turn++) {
    const shop = shops[turn % 2] ?? '';
    statuses.push((await fetch(`${shop}/api/cart/code`, post(shop, cookie, { code: 'GUESS' }))).status);
  }
  if (!statuses.includes(429)) throw new Failure(`Tries are not counted together: ${statuses.join(' ')}`);
  console.log(`Tries at both are counted together: ${statuses.indexOf(429)} before a 429.`);
}

/**
 * @param {string} shop
 * @param {string} cookie
 * @param {unknown} body
 */
const post = (shop, cookie, body) => ({
  method: 'POST',
  headers: { origin: shop, 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
});

/**
 * The codes of a response that the proxy has cut off: it cannot retry one whose head it has read
 * from a server that is killed. A short one has not left the proxy then, or is lost when the system
 * resets the connection.
 */
const CUT_OFF = ['UND_ERR_SOCKET', 'ECONNRESET'];

/** @param {unknown} error of `fetch` */
const codeOf = (error) => Object(Object(error).cause).code;

/**
 * @param {string} shop behind the proxy
 * @param {() => unknown} change ends or replaces servers
 * @param {string} what is changed, for the message
 * @param {{ mayCut?: boolean }} [options] whether responses may break off in the middle
 */
export async function worksDuring(shop, change, what, { mayCut = false } = {}) {
  let sent = 0;
  let cut = 0;
  let ended = false;
  /** @type {string[]} */
  const failed = [];
  const shopper = async () => {
    while (!ended) {
      const path = ['/', '/products', `/products/${PRODUCT}`, `/api/products/${PRODUCT}/offer`, '/api/cart'][
        sent++ % 5
      ];
      try {
        const response = await fetch(shop + path);
        if (!response.ok) failed.push(`${path}: ${response.status}`);
        // A proxy cannot retry a response that has begun to arrive.
        await response.text().catch(() => cut++);
      } catch (error) {
        const code = codeOf(error);
        if (mayCut && CUT_OFF.includes(code)) cut++;
        else failed.push(`${path}: ${error} (${code})`);
      }
    }
  };
  const shoppers = Array.from({ length: 10 }, shopper);
  await pause(1_500);
  await change();
  await pause(1_500);
  ended = true;
  await Promise.all(shoppers);
  if (failed.length > 0 || (cut > 0 && !mayCut))
    throw new Failure(
      `${what}: ${failed.length} of ${sent} requests failed, ${cut} were cut off: ${failed.slice(0, 5).join(', ')}`,
    );
  console.log(`${what} under load: ${sent} requests, none failed, ${cut} were cut off in the middle.`);
}

/** Pages that each server has rendered, or has from its build. */
const RENDERED = ['/', '/products', `/products/${PRODUCT}`, '/categories/tableware', '/de', '/he/products'];

/**
 * Loads pages from each server and through the proxy until `end`, and tolerates no failure.
 * @param {() => readonly string[]} shopsNow the servers that are running
 */
export function watchPages(shopsNow) {
  /** @type {string[]} */
  const failed = [];
  let loaded = 0;
  let slowest = 0;
  let ended = false;
  const watch = async () => {
    while (!ended)
      for (const shop of shopsNow())
        for (const path of RENDERED) {
          const began = Date.now();
          const before = shopsNow();
          const status = await fetch(shop + path).then(
            async (response) => {
              // A server that was just killed cuts off what it sends.
              await response.text().catch(() => '');
              return response.status;
            },
            (error) => {
              const now = shopsNow();
              const code = codeOf(error);
              const killed = !now.includes(shop);
              const cut = CUT_OFF.includes(code) && before.some((server) => !now.includes(server));
              return killed || cut ? 200 : `${error} (${code})`;
            },
          );
          loaded++;
          slowest = Math.max(slowest, Date.now() - began);
          if (status !== 200) failed.push(`${shop}${path}: ${status}`);
          await pause(20);
        }
  };
  const watching = watch();
  const stop = () => {
    ended = true;
  };
  return {
    stop,
    async end() {
      stop();
      await watching;
      if (failed.length > 0)
        throw new Failure(
          `${failed.length} of ${loaded} pages that were once rendered failed: ${failed.slice(0, 5).join(', ')}`,
        );
      console.log(
        `${loaded} pages were loaded meanwhile from each server and through the proxy: all 200, the slowest within ${slowest} ms.`,
      );
    },
  };
}

/**
 * Changes a product while the platform is away. Each server serves the former page.
 * @param {string} platform
 * @param {readonly string[]} shops
 */
export async function servesFormerPages(platform, shops) {
  const path = `/products/${PRODUCT}`;
  const setFaults = (/** @type {unknown[]} */ faults) => ask(platform, 'PUT', 'faults', { faults });
  const setPrice = (/** @type {number} */ price) => ask(platform, 'PATCH', `products/${PRODUCT}`, { price });
  await setFaults([{ call: '*', kind: 'down' }]);
  await setPrice(58.76);
  await until('a page is stale', PRICE_WITHIN, async () => {
    const states = await Promise.all(
      shops.map(async (shop) => (await fetch(`${shop}${path}?uncached`)).headers.get('x-nextjs-cache')),
    );
    return states.includes('STALE');
  });
  for (let turn = 0; turn < 5; turn++)
    for (const shop of shops) {
      const page = await fetch(shop + path);
      const html = await page.text();
      if (!page.ok || html.includes('58.76'))
        throw new Failure(`${shop} answers ${page.status} after a change that it cannot read`);
      await pause(200);
    }
  await setFaults([]);
  await setPrice(59.87);
  for (const shop of shops)
    await until(`${shop} has the new price`, RETRIED_WITHIN, async () =>
      (await (await fetch(`${shop}${path}?uncached`)).text()).includes('59.87'),
    );
  console.log(
    'A product changed while the platform was away: both served the former page, then the new one.',
  );
}

/**
 * @param {string} platform
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 */
async function ask(platform, method, path, body) {
  const answer = await fetch(`${platform}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`The sandbox answers ${answer.status} to ${path}`);
}

/**
 * @param {string} shop
 * @param {() => Promise<unknown>} fell ends Redis
 */
export async function worksWithout(shop, fell) {
  await fell();
  for (let turn = 0; turn < 40; turn++) {
    const path = ['/', '/products', `/products/${PRODUCT}`, '/products?minPrice=10', '/api/cart'][turn % 5];
    const response = await fetch(shop + path, { headers: { cookie: `a=${turn}` } });
    await response.text();
    if (!response.ok) throw new Failure(`Without Redis ${path} answers ${response.status}`);
  }
  const ready = await fetch(`${shop}/api/ready`);
  console.log(`Without Redis the shop goes on: 40 pages; /api/ready says ${await ready.text()}`);
}
