import { once } from 'node:events';
import { createServer, request as openRequest, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { OVERLOAD } from '@/lib/i18n/messages/overload.mjs';
import { withRequestLimits } from '../../server/request-limits.mjs';
import { listen } from '../listen';
import { until } from '../until';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(() => server.close());

const MANY = {
  total: 100,
  perAddress: 100,
  perUnknown: 100,
  slowMs: 60_000,
  deadlineMs: 60_000,
  waitMs: 60_000,
};

/** Limits that a test changes. The others leave room. */
type Changes = {
  rendering?: Partial<typeof MANY>;
  turns?: Partial<typeof MANY>;
  receiving?: Partial<typeof MANY>;
  trustedProxies?: number;
  /** After which Node.js itself closes a connection, in ms. */
  requestTimeout?: number;
};

/** A server that ends its responses when the test decides. */
async function open({ rendering, turns, receiving, trustedProxies = 0, requestTimeout = 400 }: Changes) {
  const waiting: ServerResponse[] = [];
  /** Paths, in the order in which the shop got them. */
  const served: string[] = [];
  let arrivals: (() => void)[] = [];
  const limited = createServer(
    { requestTimeout, connectionsCheckingInterval: 50 },
    withRequestLimits(
      (request, response) => {
        request.resume();
        if (request.url === '/api/ready') return response.end();
        served.push(request.url ?? '');
        waiting.push(response);
        arrivals.shift()?.();
      },
      {
        rendering: { ...MANY, ...rendering },
        turns: { ...MANY, ...turns },
        receiving: { ...MANY, ...receiving },
        trustedProxies,
      },
    ),
  );
  server = await listen(limited);
  const { url } = server;
  /** Sends a request and resolves when the server has received or rejected it. */
  async function begin(path: string, headers: Record<string, string> = {}) {
    const response = fetch(url + path, { headers });
    await new Promise<void>((resolve) => {
      arrivals.push(resolve);
      const leave = () => {
        arrivals = arrivals.filter((arrival) => arrival !== resolve);
        resolve();
      };
      // Requests without a response end with the server.
      response.then(leave, leave);
    });
    return { response, end: () => waiting.pop()?.end('served') };
  }
  return {
    url,
    begin,
    served,
    /** Sends a request, which must be answered. */
    async expectServed(path = '/products', headers: Record<string, string> = {}) {
      const { response, end } = await begin(path, headers);
      end();
      expect((await response).status).toBe(200);
    },
    /**
     * Sends the head of a POST and one byte of its body. Resolves when the server has received it.
     */
    async beginBody(from = '203.0.113.9') {
      const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
      const headers = { 'content-length': '10', 'x-forwarded-for': from };
      const request = openRequest(`${url}/cart`, { method: 'POST', headers });
      const closed = new Promise<void>((resolve) => request.once('close', () => resolve()));
      request.on('error', () => undefined);
      request.write('1');
      await arrived;
      return { closed };
    },
  };
}

it('rejects requests above the limit with 503, and serves them again afterwards', async () => {
  const { url, begin, expectServed } = await open({ rendering: { total: 2, perAddress: 2 } });
  await begin('/a');
  const second = await begin('/b');

  const page = await fetch(`${url}/products`);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('Please try again');
  const route = await fetch(`${url}/api/cart`);
  expect(route.status).toBe(503);
  expect(await route.json()).toMatchObject({ error: { code: 'busy' } });

  second.end();
  expect(await (await second.response).text()).toBe('served');
  await expectServed();
});

it('lets a page wait for its turn, and lets others pass that wait for the share of their address', async () => {
  const { begin, expectServed, served, url } = await open({
    rendering: { total: 4 },
    turns: { total: 2, perAddress: 1 },
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await begin('/a', from('203.0.113.9'));
  const { end: endLatest } = await begin('/b', from('203.0.113.10'));
  const waiting = Promise.all([
    fetch(`${url}/c`, { headers: from('203.0.113.9') }),
    fetch(`${url}/d`, { headers: from('203.0.113.11') }),
  ]);
  await until(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503));
  expect(served).toEqual(['/a', '/b']);
  endLatest();
  await until(() => expect(served.at(-1)).toBe('/d'));
  // That of /d, then that of /a.
  endLatest();
  endLatest();
  await until(() => expect(served.at(-1)).toBe('/c'));
  endLatest();
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200]);
  await expectServed();
});

it('rejects a page that has waited too long, and keeps no data waiting', async () => {
  const { url, begin, expectServed } = await open({ turns: { total: 1, waitMs: 100 } });
  await begin('/a');
  const late = await fetch(`${url}/late`);
  expect(late.status).toBe(503);
  expect(await late.text()).toContain('Please try again');
  await expectServed('/api/cart');
});

it('renders no page for a shopper who has left while it waited', async () => {
  const { url, begin, expectServed, served } = await open({ rendering: { total: 2 }, turns: { total: 1 } });
  const { end } = await begin('/a');
  const leaving = new AbortController();
  const left = expect(fetch(`${url}/left`, { signal: leaving.signal })).rejects.toThrow();
  await until(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503));
  leaving.abort();
  await left;
  await until(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200));
  end();
  await expectServed('/b');
  expect(served).not.toContain('/left');
});

it('answers health checks at any load, and reports that it is not ready', async () => {
  const { url, begin, expectServed } = await open({ rendering: { total: 1, perAddress: 1 } });
  await begin('/a');
  await expectServed('/api/health');
  const ready = await fetch(`${url}/api/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not-ready' });
});

it('limits the share of one address', async () => {
  const { url, begin, expectServed } = await open({
    rendering: { total: 10, perAddress: 2 },
    trustedProxies: 0,
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await begin('/a', from('203.0.113.9'));
  await begin('/b', from('203.0.113.9'));
  expect((await fetch(`${url}/c`, { headers: from('203.0.113.9') })).status).toBe(503);
  await expectServed('/c', from('203.0.113.10'));
});

it('serves pages while bodies are unfinished, and closes those connections in time', async () => {
  const { expectServed, beginBody } = await open({
    rendering: { total: 2, perAddress: 2 },
    receiving: { total: 5, perAddress: 5 },
  });
  const bodies = await Promise.all(Array.from({ length: 5 }, () => beginBody()));
  await expectServed();
  await Promise.all(bodies.map(({ closed }) => closed));
});

it('rejects further bodies while too many are unfinished', async () => {
  const { url, beginBody } = await open({ receiving: { total: 2, perAddress: 2 } });
  await beginBody();
  await beginBody();
  expect((await fetch(`${url}/cart`, { method: 'POST', body: 'x' })).status).toBe(503);
});

it('ends the body that has been arriving longest when a new one needs its place', async () => {
  const { expectServed, beginBody } = await open({
    receiving: { total: 3, perAddress: 2, perUnknown: 2, slowMs: 0 },
  });
  const first = await beginBody('127.0.0.1');
  const second = await beginBody('203.0.113.9');
  const third = await beginBody('203.0.113.9');
  const fourth = await beginBody('203.0.113.10');
  await first.closed;
  // An IP address that has its share loses one of its own bodies.
  const fifth = await beginBody('203.0.113.9');
  await second.closed;
  const isOpen = (body: { closed: Promise<void> }) =>
    Promise.race([body.closed.then(() => false), new Promise((resolve) => setImmediate(resolve, true))]);
  expect(await Promise.all([third, fourth, fifth].map(isOpen))).toEqual([true, true, true]);
  await expectServed();
});

it('closes the connection of a body that does not arrive in time', async () => {
  const { beginBody } = await open({ receiving: { deadlineMs: 20 }, requestTimeout: 60_000 });
  await (await beginBody()).closed;
});

it('leaves a reserve where the address of the shopper is unknown', async () => {
  const { url, begin, expectServed } = await open({ rendering: { total: 3, perAddress: 3, perUnknown: 2 } });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  await begin('/a', from('10.0.0.7').headers);
  await begin('/b', from('10.0.0.7').headers);
  expect((await fetch(`${url}/c`, from('10.0.0.7'))).status).toBe(503);
  await expectServed('/c', from('203.0.113.9').headers);
});

it('frees the places of pipelined requests when their connection breaks', async () => {
  const { url, expectServed } = await open({ rendering: { total: 4 } });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /a HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(4));
  await until(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503));
  socket.resetAndDestroy();
  await until(() => expectServed());
});

it('serves at most ten unanswered requests of a connection', async () => {
  let served = 0;
  server = await listen(createServer(withRequestLimits(() => (served += 1), { trustedProxies: 0 })));
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /a HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(50));
  await once(socket, 'close');
  expect(served).toBe(10);
});

it('frees the place of a request whose response ended before its body was read', async () => {
  const limit = { ...MANY, total: 2 };
  const reject: RequestListener = (_, response) => void response.writeHead(403).end();
  server = await listen(
    createServer(withRequestLimits(reject, { rendering: limit, receiving: limit, trustedProxies: 0 })),
  );
  const { url } = server;
  const body = 'x'.repeat(200_000);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(
      await fetch(url, { method: 'POST', body }).then(
        ({ status }) => status,
        () => 403,
      ),
    ).toBe(403);
  expect((await fetch(url)).status).toBe(403);
});

it.each([
  ['/de/products', {}, 'de'],
  ['/products', { 'accept-language': 'de-AT,de;q=0.9' }, 'de'],
  ['/products', {}, 'en'],
])('rejects %s in the language of the address, else the browser', async (path, headers, lang) => {
  const { url } = await open({ rendering: { total: 0, perAddress: 0 } });
  const page = await (await fetch(url + path, { headers })).text();
  expect(page).toContain(`<html lang="${lang}" dir="ltr">`);
  expect(page).toContain((OVERLOAD[lang === 'de' ? 'de' : 'en'] ?? OVERLOAD.en).text);
});
