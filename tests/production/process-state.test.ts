import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { until } from '../until';
import { control, inSandbox, openBrowser, opened } from './open-servers';
import { cookieOf, keepCookies, send } from './request';

/** Calls per minute that the platform accepts from an app. */
const QUOTA = 200;

/**
 * One server with the limits of a real shop. Next.js bundles its middleware, routes and pages
 * apart, so these tests use all three.
 */
let server: Awaited<ReturnType<typeof startShop>>;
let browser: Browser;
let heapFile: string;

inSandbox(async ({ settings, folder }) => {
  heapFile = join(folder, 'heap');
  await control('PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  const env = {
    ...settings.env,
    LIMIT_FACTOR: '1',
    PLATFORM_CALLS_PER_MINUTE: String(QUOTA),
    TRUSTED_PROXIES: '1',
    HEAP_FILE: heapFile,
    NODE_OPTIONS: `--max-old-space-size=512 --require ${join(root, 'tests/production/report-heap.cjs')}`,
  };
  server = await startShop({ ...settings, env });
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  await control('PUT', 'faults', { faults: [] });
  await control('PUT', 'limits', { callsPerMinute: null });
});

/** Returns how often the platform was called meanwhile with a call of a kind. */
async function countCalls(kind: RegExp, act: () => Promise<unknown>): Promise<number> {
  await control('DELETE', 'calls');
  await act();
  return Object.entries((await control('GET', 'calls')).calls)
    .filter(([call]) => kind.test(call))
    .reduce((total, [, count]) => total + Number(count), 0);
}

/** Returns how often the platform may be called in a time that began then. */
const allowance = (perMinute: number, began: number): number =>
  perMinute * Math.ceil((performance.now() - began) / 60_000);

const from = (address: string) => ({ 'x-forwarded-for': address });
const get = (path: string, headers: Record<string, string> = {}) =>
  send(opened.settings.shopUrl + path, { headers: { accept: 'text/html', ...headers } });
/** Sends the requests ten at a time. */
async function inTens(count: number, request: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - turn) }, (_, place) => request(turn + place)),
    );
}

/** A sender whose requests have the shop as their origin. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(opened.settings.shopUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: opened.settings.shopUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a form of the merchant', () => {
  it('without proof that it was open is accepted 5 times, on its page and in the footer together', async () => {
    const sender = from('198.51.100.7');
    const submissions = await countCalls(/POST .*submissions$/, async () => {
      for (const [page, action] of [
        ['/forms/newsletter', '/forms/newsletter'],
        ['/', '/api/newsletter'],
      ] as const) {
        const isOnOwnPage = page === action;
        const fields = fieldsOf((await get(page)).body.toString(), isOnOwnPage);
        for (let turn = 0; turn < 3; turn++) {
          // A server action takes multipart data, and a plain form is sent URL-encoded.
          const body = isOnOwnPage ? new FormData() : new URLSearchParams();
          for (const [name, value] of fields) body.set(name, value);
          const headers = { origin: opened.settings.shopUrl, ...sender };
          await fetch(opened.settings.shopUrl + action, {
            method: 'POST',
            redirect: 'manual',
            headers,
            body,
          });
        }
      }
    });
    expect(submissions).toBe(5);
  });
});

/**
 * Returns the filled fields of the form that has one for an email, without the proof. On the form's
 * own page it is the one with a server action, and not the footer's.
 */
function fieldsOf(html: string, hasAction: boolean): [name: string, value: string][] {
  const forms = html.split('<form').map((part) => part.split('</form>')[0] ?? '');
  const form = forms.find((part) => part.includes('type="email"') && part.includes('$ACTION_') === hasAction);
  const inputs = form?.match(/<input[^>]*>/g) ?? [];
  return inputs.flatMap((input): [string, string][] => {
    const of = (attribute: string) =>
      new RegExp(` ${attribute}="([^"]*)"`)
        .exec(input)?.[1]
        ?.replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    const name = of('name');
    if (name === undefined || name === 'opened') return [];
    if (of('type') === 'email') return [[name, 'eve@example.com']];
    return [[name, of('type') === 'checkbox' ? 'on' : (of('value') ?? '')]];
  });
}

describe('browsing', () => {
  it('uses 120 of 200 calls a minute, through pages and routes together, and a shopper can buy', async () => {
    const offer = await get('/api/products/ora-serving-bowl/offer');
    const { productId } = Object(JSON.parse(offer.body.toString())).offer;
    await control('PUT', 'limits', { callsPerMinute: QUOTA });
    const paths = [
      (turn: number) => `/products?minPrice=${turn + 1}`,
      (turn: number) => `/search?q=bowl${turn}`,
      (turn: number) => `/api/search/suggest?q=vase${turn}`,
      (turn: number) => `/api/products/made-up-${turn}/offer`,
    ];
    const began = performance.now();
    const calls = await countCalls(/stores|categories|inventory/, () =>
      inTens(240, (turn) =>
        get(paths[turn % 4]?.(turn) ?? '/', from(`203.0.${Math.floor(turn / 250)}.${turn % 250}`)),
      ),
    );
    expect(calls).toBeLessThanOrEqual(allowance(0.6 * QUOTA, began));
    await control('PUT', 'limits', { callsPerMinute: null });
    const cart = await post('/api/cart/items', { productId, variantId: null, quantity: 1 });
    expect(cart.status).toBe(200);
  });
});

describe('a response that comes after a sign-in', () => {
  it('does not end the new session, although its renewal was rejected', async () => {
    const { context, page } = await openLogin();
    const cookie = 'visitor_token=visitor.revoked-long-ago; visitor=1';
    const late = await requestCartSlowly(cookie, '/oauth2/token');
    await signIn(page);
    await late.arriveIn(context);
    expect(await isMember(page)).toBe(true);
    await context.close();
  });
});

describe('a response that comes after a sign-out', () => {
  it('does not undo it, although its renewal succeeded', async () => {
    const { context, page } = await openLogin();
    await signIn(page);
    const cookies = (await context.cookies()).filter(({ name }) => name !== 'access_token');
    const cookie = cookieOf(cookies.map(({ name, value }) => [name, value]));
    const late = await requestCartSlowly(cookie, '/carts/current');
    await page.evaluate(() =>
      fetch('/sign-out', { method: 'POST', body: new URLSearchParams() }).catch(() => 0),
    );
    expect(await isMember(page)).toBe(false);
    await late.arriveIn(context);
    expect(await isMember(page)).toBe(false);
    await context.close();
  });
});

// Last, because it uses up the rejected renewals of this minute.
describe('rejected renewals', () => {
  it('cost 40 token calls a minute, through the middleware, a route and a page', async () => {
    const session = (turn: number, access: string) =>
      `refresh_token=visitor.made-up-${turn}; role=visitor${access && `; access_token=9999999999.${access}`}`;
    const began = performance.now();
    const calls = await countCalls(/oauth2\/token/, () =>
      inTens(90, (turn) => {
        const kind = turn % 3;
        const cookie = session(turn, kind === 0 ? '' : `made-up-${turn}`);
        return get(kind === 1 ? '/api/cart' : '/cart', { cookie, ...from(`203.0.113.${turn}`) });
      }),
    );
    expect(calls).toBeLessThanOrEqual(allowance(40, began));
  });
});

async function openLogin() {
  const context = await browser.newContext({ baseURL: opened.settings.shopUrl, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/login?returnTo=/account');
  return { context, page };
}

/** Requests the cart with an expired session, from a platform that answers this call slowly. */
async function requestCartSlowly(cookie: string, call: '/oauth2/token' | '/carts/current') {
  await control('PUT', 'faults', { faults: [{ call, kind: 'slow', delayMs: 6_000 }] });
  await control('DELETE', 'calls');
  const response = get('/api/cart', { cookie });
  const calls = async () => Object.keys((await control('GET', 'calls')).calls);
  await until(async () => expect(await calls()).toContainEqual(expect.stringContaining(call)));
  await control('PUT', 'faults', { faults: [] });
  return {
    /** Lets the browser receive the response now. */
    arriveIn: async (context: BrowserContext) => {
      for (const text of (await response).headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        await context.addCookies([{ name, value, url: opened.settings.shopUrl }]);
      }
    },
  };
}

async function signIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('Password', { exact: true }).fill('halden-ada-1');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/account');
}

const isMember = async (page: Page): Promise<boolean> => {
  const { member } = await page.evaluate(async () => (await fetch('/api/member')).json());
  return member !== null;
};

describe('a limit', () => {
  it('stores nothing for each rejected request of an address', async () => {
    const body = (turn: number) => ({
      slug: 'tove-mug',
      variantId: 'v',
      lang: 'en',
      email: `eve-${turn}@example.com`,
    });
    const response = await post('/api/cart/items', { productId: 'none', variantId: null, quantity: 1 });
    const cookie = cookieOf(keepCookies(response));
    // Apart, because removing the feature deletes each line that has the path.
    const route = 'back-in-stock';
    const send = (turn: number) => post(`/api/${route}`, body(turn), { ...from('192.0.2.7'), cookie });
    const flood = async (first: number) => {
      await inTens(300, (turn) => send(first + turn));
      expect((await send(first)).status).toBe(429);
    };
    await flood(0);
    const before = await heap();
    await flood(300);
    // It was 32 kB for each request.
    expect((await heap()) - before).toBeLessThan(4_000_000);
  });
});

/** Returns the heap that the server uses, in bytes. */
async function heap(): Promise<number> {
  rmSync(heapFile, { force: true });
  process.kill(Number(server.pid), 'SIGUSR2');
  await until(() => expect(existsSync(heapFile) && readFileSync(heapFile, 'utf8')).toMatch(/^\d+$/));
  return Number(readFileSync(heapFile, 'utf8'));
}
