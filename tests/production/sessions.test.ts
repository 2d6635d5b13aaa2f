import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { RECEIVING } from '../../server/request-limits.mjs';
import { control, inSandbox } from './open-servers';
import { cookieOf, keepCookies, send } from './request';

/**
 * The cost of requests: of shoppers whose session has expired, and of
 * clients that mean harm. The shop has the limits of a real one and stands behind a proxy, so that
 * the tests choose the addresses.
 */
let shop: string;

inSandbox(async ({ settings }) => {
  shop = settings.shopUrl;
  const env = { LIMIT_FACTOR: '1', PLATFORM_CALLS_PER_MINUTE: '1000', TRUSTED_PROXIES: '1' };
  await startShop({ ...settings, env: { ...settings.env, ...env } });
});

/** Returns the number of platform calls during `act`, by name. */
async function callsDuring(act: () => Promise<unknown>): Promise<Record<string, number>> {
  await control('DELETE', 'calls');
  await act();
  return (await control('GET', 'calls')).calls;
}

const sum = (calls: Record<string, number>): number =>
  Object.values(calls).reduce((total, count) => total + count, 0);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

let lastAddress = 0;
/** Returns the header of a shopper whom no other test knows. */
function newShopper(): Record<string, string> {
  lastAddress += 1;
  return { 'x-forwarded-for': `203.0.113.${lastAddress}` };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const ADD = JSON.stringify({
  productId: '00000000-0000-4000-8000-000000000000',
  variantId: null,
  choices: {},
  customText: {},
  quantity: 1,
});

/**
 * Sends a form or a JSON body as a page of the shop does. A body that nobody reads breaks its
 * connection once it is collected as garbage. `fetch` then opens another and sends nothing on it,
 * and the next request there can get the server's 408 for silent connections.
 */
async function post(path: string, headers: Record<string, string>, body = ADD): Promise<Response> {
  const response = await fetch(shop + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop, ...JSON_TYPE, ...headers },
    body,
  });
  await response.arrayBuffer();
  return response;
}

/**
 * Returns the values of the cookies that a response sets. Next.js adds those of the middleware twice,
 * and drops the second only if both were written within the same second.
 */
const valuesOf = ({ headers }: Awaited<ReturnType<typeof send>>) => [
  ...new Set(headers['set-cookie']?.map((cookie) => cookie.split(';')[0])),
];
const cookieHeader = (cookies: Record<string, string>) => ({ cookie: cookieOf(Object.entries(cookies)) });

/** Returns the cookies of a new visitor, who has tried to add a product that does not exist. */
const newVisitor = async (): Promise<Record<string, string>> =>
  Object.fromEntries(keepCookies(await post('/api/cart/items', newShopper())));

describe('a shopper whose access token has expired', () => {
  it('waits for no tokens on a page that needs none, and gets new ones with the cart', async () => {
    const { access_token: _, ...expired } = await newVisitor();
    const list = (await send(`${shop}/products`)).body.toString();
    const product = /href="(\/products\/[\w-]+)"/.exec(list)?.[1] ?? '';
    const pages = ['/', '/products', product, '/search?q=a', '/login'];
    for (const page of pages) await send(shop + page);

    const calls = await callsDuring(async () => {
      for (const page of pages) {
        const { status, headers } = await send(shop + page, { headers: cookieHeader(expired) });
        expect([page, status, headers['set-cookie']]).toEqual([page, 200, undefined]);
      }
    });
    // A missing request cannot be waited for.
    expect(calls['POST /oauth2/token']).toBeUndefined();

    const cart = await send(`${shop}/api/cart`, { headers: { ...cookieHeader(expired), ...newShopper() } });
    expect([cart.status, valuesOf(cart)]).toEqual([200, [expect.stringMatching(/^access_token=/)]]);
    const other = await newVisitor();
    delete other.access_token;
    const page = await send(`${shop}/cart`, { headers: { ...cookieHeader(other), ...newShopper() } });
    expect([page.status, valuesOf(page)]).toEqual([200, [expect.stringMatching(/^access_token=/)]]);
  });
});

describe('a visitor', () => {
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['a text', { 'content-type': 'text/plain' }, 'a'],
    ['an unknown action', { 'next-action': '7f'.repeat(21), 'content-type': 'text/plain' }, '[]'],
  ])('is not created by %s posted to an address that needs none', async (_, headers, body) => {
    const paths = ['/', '/products', '/no-such-page', '/api/nothing', '/api/cart', '/x.txt', '/login/hosted'];
    const shopper = newShopper();
    const calls = await callsDuring(async () => {
      for (const path of paths) {
        const response = await post(path, { ...shopper, ...headers }, body);
        expect([path, response.headers.getSetCookie()]).toEqual([path, []]);
        expect(response.status, path).toBeLessThan(500);
      }
    });
    expect(calls['POST /oauth2/token']).toBeUndefined();
  });

  it('is not created by another site', async () => {
    const calls = await callsDuring(() =>
      post('/api/cart/items', { ...newShopper(), origin: 'https://evil.example' }),
    );
    expect(calls).toEqual({});
  });

  it('is created at most twenty times a minute from one address, and still from others', async () => {
    const shopper = newShopper();
    const statuses: number[] = [];
    const calls = await callsDuring(async () => {
      for (const _ of numbers(25)) statuses.push((await post('/api/cart/items', shopper)).status);
    });
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(calls['POST /oauth2/token']).toBe(20);
    expect(Object.keys(await newVisitor())).toContain('access_token');
  });
});

describe('made-up tokens', () => {
  const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
  const readCart = (cookies: Record<string, string>, shopper: Record<string, string>) =>
    send(`${shop}/api/cart`, { headers: { ...cookieHeader(cookies), ...shopper } });

  it('cost a bounded number of calls from one address', async () => {
    const shopper = newShopper();
    const calls = await callsDuring(async () => {
      for (const turn of numbers(40))
        await readCart(
          {
            access_token: `${inAnHour()}.made-up-${turn}`,
            visitor_token: `visitor.made-up-${turn}`,
          },
          shopper,
        );
    });
    // Ten times a rejected renewal, a new visitor and its cart.
    expect(sum(calls)).toBeLessThanOrEqual(30);
  });

  it.each(['%s.made-up', '%s~xxxxxxxx.made-up', '%s~xxxxxxxxxxxxxxxxxxxxxx.made-up'])(
    'of the access alone (%s) are replaced without being sent',
    async (form) => {
      const visitor = await newVisitor();
      const shopper = newShopper();
      const began = performance.now();
      const calls = await callsDuring(async () => {
        for (const turn of numbers(10))
          await readCart(
            { ...visitor, access_token: `${form.replace('%s', String(inAnHour()))}-${turn}` },
            shopper,
          );
      });
      // The carts, and a renewal that the requests of half a minute share.
      const renewals = calls['POST /oauth2/token'] ?? 0;
      expect(sum(calls) - renewals).toBe(10);
      expect(renewals).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 30_000));
    },
  );

  it('of the renewal do not reset the limit of codes for a cart', async () => {
    const visitor = await newVisitor();
    const statuses = new Set<number>();
    for (const turn of numbers(12)) {
      const cookies = {
        // Without the signature, which binds it to the other token.
        access_token: String(visitor.access_token).replace(/~[\w-]+/, ''),
        visitor_token: `visitor.made-up-${turn}`,
      };
      const body = JSON.stringify({ code: `GUESS${turn}` });
      statuses.add(
        (await post('/api/cart/code', { ...cookieHeader(cookies), ...newShopper() }, body)).status,
      );
    }
    // The cart is empty for each, because none of them is the visitor's: no code was tried.
    expect([...statuses].filter((status) => status !== 429)).toEqual([409]);
  });
});

describe('a sign-in on the platform’s page', () => {
  const open = (headers: Record<string, string>) =>
    send(`${shop}/login/hosted`, { headers: { ...newShopper(), ...headers } });

  it.each([
    [
      'a picture of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
  ])('is not started by %s', async (_, headers) => {
    const calls = await callsDuring(async () => {
      const { status, headers: received } = await open(headers);
      expect([status, received['set-cookie']]).toEqual([403, undefined]);
    });
    expect(calls).toEqual({});
  });

  it('costs two calls, and at most twenty are started in ten minutes from one address', async () => {
    const page = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const shopper = newShopper();
    const targets: string[] = [];
    const calls = await callsDuring(async () => {
      for (const _ of numbers(30))
        targets.push(String((await open({ ...shopper, ...page })).headers.location));
    });
    expect(sum(calls)).toBeLessThanOrEqual(40);
    expect(targets.filter((url) => url.includes('error=too-many-attempts'))).toHaveLength(10);
    expect((await open(page)).status).toBe(303);
  });
});

describe('an address of the framework or a file', () => {
  it.each(['/_next', '/_next/x', '/_next/x.js', '/_next/image', '/_next/data/x.json', '/_next/static'])(
    'that is not there reflects no nonce and is not cached: %s',
    async (path) => {
      const policy = "script-src 'nonce-Y2hvc2Vu'";
      const { status, headers, body } = await send(shop + path, {
        headers: { 'content-security-policy': policy },
      });
      expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
      expect(body.toString()).not.toContain('Y2hvc2Vu');
    },
  );

  it.each(['/_next/x', '/_next/image', '/_next/static/x.js', '/favicon.ico', '/pictures/hero-800.webp'])(
    'takes no form: %s',
    async (path) => {
      for (const headers of [
        JSON_TYPE,
        { 'next-action': '7f' },
        { 'content-type': 'multipart/form-data; boundary=x' },
      ])
        expect([404, 405]).toContain((await post(path, { ...newShopper(), ...headers })).status);
    },
  );
});

describe('connections', () => {
  const openSocket = async () => {
    const { hostname, port } = new URL(shop);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  it('that break with pipelined requests hold no places', async () => {
    // The server closes a connection with more than ten.
    for (const requests of [300, 300, ...numbers(30).map(() => 9)]) {
      const socket = await openSocket();
      socket.write('GET /login HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(requests));
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.resetAndDestroy();
    }
    expect((await send(`${shop}/api/ready`)).status).toBe(200);
    const answers = await Promise.all(numbers(20).map(() => send(`${shop}/search?q=b`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it.each([
    ['unknown', () => ({})],
    ['eight known', (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 8}` })],
  ])('of 155 slow bodies from %s addresses stop no change of another shopper', async (_, addressOf) => {
    const slow = await Promise.all(numbers(155).map(openSocket));
    slow.forEach((socket, index) => {
      const address = Object.entries(addressOf(index)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `POST /api/cart/items HTTP/1.1\r\nhost: localhost\r\n${address}content-length: 100\r\n\r\n{`,
      );
    });
    // A later request is answered, so the server has them all.
    expect((await send(`${shop}/api/health`)).status).toBe(200);
    // Bodies give way to others once they are slower than those of shoppers.
    await delay(RECEIVING.slowMs + 10);
    const answers = await Promise.all(
      numbers(88).map((index) => post('/api/cart/items', index % 2 ? newShopper() : {}, '{}')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    for (const socket of slow) socket.destroy();
  });
});
