import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { until } from '../until';
import { ADDRESSES } from './addresses';
import { control, inSandbox, opened } from './open-servers';
import { cookieOf, type Jar, keepCookies, send } from './request';

/**
 * Pages for shoppers once the shop has used up its part of the platform's quota, in a catalog that
 * is larger than the lists that the shop reads whole.
 */
inSandbox(() => control('POST', 'reset', { products: 600 }));

/** Starts a server whose log is in a file, for the tests of one block. */
function serve(name: string, variables: Record<string, string>) {
  const logFile = () => join(opened.folder, `${name}.log`);
  let server: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    const { settings } = opened;
    const env = { ...settings.env, TRUSTED_PROXIES: '1', LIMIT_FACTOR: '1', ...variables };
    server = await startShop({ ...settings, env }, { log: logFile() });
  });
  afterAll(() => stop([server]));
  return { log: () => readFileSync(logFile(), 'utf8') };
}

/** The header of a request from an address, as the shop's proxy writes it. */
const from = (host: number, net = '198.51.100') => ({ 'x-forwarded-for': `${net}.${host}` });

async function read(path: string, headers: Record<string, string> = from(1)) {
  const answer = await send(opened.settings.shopUrl + path, { headers });
  return {
    path,
    status: answer.status,
    retryAfter: answer.headers['retry-after'],
    text: answer.body.toString(),
  };
}

/** Returns the number of platform calls since the last reset of the counters. */
const callCount = async (part: string): Promise<number> =>
  Object.entries<number>((await control('GET', 'calls')).calls).reduce(
    (sum, [name, count]) => sum + (name.includes(part) ? count : 0),
    0,
  );

const GUID = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The id of a made-up product in a link to a shared list. */
const CODE = (number: number) => `AAAAAAAAAAAA${String(number).padStart(2, '0')}AAAAAAAA`;
const QUERIES: Record<string, string[]> = {
  '/search': ['?q=bowl', '?q=zzqx', '?q=bowl&page=2'],
  '/api/search/suggest': ['?q=bowl', '?q=zzqx'],
  '/api/products/count': ['?path=/categories/vases&inStock=1', '?color=Sage'],
  '/api/products/summaries': ['?slug=lund-bowl'],
  '/api/products/recommended': [`?id=${GUID(1)}`],
  '/api/wishlist/products': [`?id=${GUID(1)}`],
  '/wishlist/shared': [`?items=${CODE(1)}`],
  '/compare': ['?p=lund-bowl'],
  '/cart/link': ['?items=lund-bowl'],
  '/sitemap.xml': ['?file=0', '?file=1'],
  '/products': ['?sortBy=priceAsc', '?page=3', '?inStock=1'],
  '/categories/vases': ['?sortBy=priceAsc'],
  '/products/lund-bowl': ['?variant=1', '?color=Sage'],
};

describe('searches', () => {
  // The platform searches a catalog that has more products than the shop's own index.
  const { log } = serve('searches', { PLATFORM_CALLS_PER_MINUTE: '200', SEARCH_INDEX_PRODUCTS: '500' });
  const SEARCH = '/products/search';
  /** Lists that the server may regenerate meanwhile, because a product has changed. */
  const REGENERATED = 10;
  // The server starts with the lists of the build, which had fewer products. The event of a change
  // makes it read them again, by the same call as searches.
  beforeAll(async () => {
    await control('PATCH', 'products/lund-bowl', { price: 41 });
    await until(async () =>
      expect((await read('/products?sortBy=newest', from(9))).text).toContain('600 products'),
    );
  });

  it('by one shopper who types use the platform’s search', async () => {
    await control('DELETE', 'calls');
    const typed = 'serving bowl';
    for (let length = 2; length <= typed.length; length++) {
      const { status, text } = await read(
        `/api/search/suggest?q=${encodeURIComponent(typed.slice(0, length))}`,
        from(2),
      );
      expect(status).toBe(200);
      expect(JSON.parse(text).suggestions.length).toBeGreaterThan(0);
    }
    expect(await callCount(SEARCH)).toBeGreaterThanOrEqual(typed.length - 2);
  });

  it('that one address makes up take no more than its own limit', async () => {
    await control('DELETE', 'calls');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => read(`/api/search/suggest?q=made-up-${turn}`, from(3))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await callCount(SEARCH)).toBeLessThanOrEqual(20 + REGENERATED);
  });

  it('beyond the lane get the shop’s own results', async () => {
    const answers = [];
    for (let turn = 0; turn < 35; turn++) {
      const term = `bowl ${'abcdefghij'.slice(0, (turn % 9) + 1)}`;
      answers.push(
        await read(`/api/search/suggest?q=bowl&x=${turn}`, from(turn, '203.0.113')),
        await read(`/api/search/suggest?q=${encodeURIComponent(term)}`, from(turn, '203.0.113')),
        await read(`/search?q=${encodeURIComponent(`vase${turn}`)}`, from(turn, '203.0.113')),
        await read(`/api/products/recommended?id=${GUID(turn)}`, from(turn, '203.0.113')),
      );
    }
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await read('/search?q=bowl', from(90))).text).toContain('Lund Bowl');
    expect((await read('/api/search/suggest?q=lund%20bo', from(90))).text).toContain('Lund Bowl');
  });

  it('for products by made-up ids take no more than the limit of their address', async () => {
    await control('DELETE', 'calls');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        turn % 2
          ? read(`/api/wishlist/products?id=${GUID(turn)}`, from(4))
          : read(`/wishlist/shared?items=${CODE(turn)}`, from(4)),
      ),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(30 - 20);
    for (const { retryAfter } of limited) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(await callCount(SEARCH)).toBeLessThanOrEqual(20 + REGENERATED);
  });

  it('log no unexpected error', () => {
    expect(log()).not.toContain('"code":"unexpected"');
  });
});

/** Sends a plain form, as a page without a script does. Stores cookies in the jar. */
async function post(path: string, fields: Record<string, string>, jar: Jar) {
  const { shopUrl } = opened.settings;
  const response = await fetch(shopUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...from(5),
      origin: shopUrl,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookieOf(jar),
    },
    body: new URLSearchParams(fields).toString(),
  });
  keepCookies(response, jar);
  await response.arrayBuffer();
  return { status: response.status, location: response.headers.get('location') };
}

/** Codes that the platform accepts, and codes that it rejects for each of its reasons. */
const CODES = [
  ...'WELCOME10 SUMMER25 LASTONE HALDEN-GIFT-50 HALDEN-EMPTY HALDEN-EXPIRED HALDEN-DISABLED'.split(' '),
  ...['NO-SUCH-CODE-77', 'NO/SUCH/CODE-78', 'x'.repeat(30) + '-79'],
];

describe.each(['v1', 'v2'])('a shop with cart %s whose whole part of the quota is used up', (cart) => {
  const { log } = serve(`spent-${cart}`, {
    PLATFORM_CALLS_PER_MINUTE: '20',
    LIMIT_FACTOR: '1000',
    WIX_CART: cart,
  });
  const jar = new Map<string, string>();
  let productId = '';
  beforeAll(async () => {
    productId = JSON.parse((await read('/api/products/lund-bowl/offer')).text).offer.productId;
    for (let turn = 0; turn < 20; turn++)
      await read(`/products?sortBy=nameAsc&page=${turn + 2}&minPrice=${turn}`);
    // The quota is in fact used up.
    expect((await read('/sitemap.xml?file=1')).status).toBe(503);
  });

  it('answers every page and route, or says when to try again', async () => {
    const paths = ADDRESSES.flatMap((path) => [path, ...(QUERIES[path] ?? []).map((query) => path + query)]);
    expect(paths.length).toBeGreaterThan(50);
    const failed = [];
    for (const path of paths) {
      const { status, retryAfter } = await read(path);
      const isExplained = status === 503 || status === 429 ? Number(retryAfter) > 0 : status < 500;
      if (!isExplained) failed.push({ path, status, retryAfter });
    }
    expect(failed).toEqual([]);
  });

  it('sells to 30 plain forms', async () => {
    const fields = {
      productId,
      quantity: '1',
      returnTo: '/cart',
      'option:Glaze': 'Oat',
      'option:Size': 'Large, 23 cm',
    };
    // The first form of a browser without cookies leads over a page that finds out whether it takes them.
    await post('/api/cart/items', fields, jar);
    const answers = [];
    for (let turn = 0; turn < 30; turn++) answers.push(await post('/api/cart/items', fields, jar));
    expect(answers).toEqual(answers.map(() => ({ status: 303, location: '/cart' })));
  });

  it('says which option a plain form lacks, and not "sold out"', async () => {
    const fields = { productId, 'option:Glaze': 'Oat', returnTo: '/products/lund-bowl' };
    const { location } = await post('/api/cart/items', fields, jar);
    expect(location).toBe('/products/lund-bowl/options');
  });

  it('logs no code of a coupon or a gift card, whatever the platform answers', async () => {
    for (const faults of [
      [],
      [{ call: '/carts', kind: 'status', status: 500 }],
      [{ call: '/carts', kind: 'malformed' }],
      [{ call: '/carts', kind: 'wrong-types' }],
    ]) {
      await control('PUT', 'faults', { faults });
      for (const code of CODES) await post('/api/cart/code', { code, returnTo: '/cart' }, jar);
    }
    await control('PUT', 'faults', { faults: [] });
    const lines = log().split('\n');
    expect(lines.filter((line) => line.includes('/api/cart/')).length).toBeGreaterThan(10);
    for (const code of CODES) expect(lines.filter((line) => line.includes(code))).toEqual([]);
  });
});

describe('Programs that leave while their feed is read', () => {
  serve('leaving programs', { PLATFORM_CALLS_PER_MINUTE: '20000' });

  it('do not keep others from the feeds', async () => {
    const feed = `${opened.settings.shopUrl}/feeds/openai.jsonl`;
    const leaving = new AbortController();
    await control('PUT', 'faults', { faults: [{ call: '*', kind: 'slow', delayMs: 5_000 }] });
    const requests = Array.from({ length: 4 }, () => fetch(feed, { signal: leaving.signal }));
    await until(async () => expect((await read('/feeds/openai.jsonl')).status).toBe(503));
    leaving.abort();
    await Promise.allSettled(requests);
    await control('PUT', 'faults', { faults: [] });
    await until(async () => expect((await read('/feeds/openai.jsonl')).status).toBe(200));
  });
});
