import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '../../scripts/lib/machine/nginx.mjs';
import { start, stop } from '../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { until } from '../until';
import { kindsOf } from './cache-control-kinds';
import { control, freeWorkerPort, inSandbox, openBrowser, opened } from './open-servers';
import { type Answer, cookieOf, send } from './request';

/**
 * The shipped nginx configuration in front of two servers of the shop. The tests depend on their
 * order.
 */
let ports: Record<'first' | 'second' | 'nginx' | 'redirect' | 'tls' | 'plain', number>;
let shop: string;
let cert: string;
let second: Awaited<ReturnType<typeof startShop>>;
let first: Awaited<ReturnType<typeof startShop>>;

const openServer = (port: number) => {
  const { settings } = opened;
  const env = { ...settings.env, TRUSTED_PROXIES: '1', PAGE_MEMORY: 'off' };
  return startShop({ ...settings, env, port, shopUrl: `http://localhost:${port}` });
};

/** Starts a closed shop. Its health check fails by design, so nothing waits for it. */
function startClosedShop() {
  const env: NodeJS.ProcessEnv = {
    ...opened.settings.env,
    NODE_ENV: 'production',
    MAINTENANCE: 'on',
    PAGE_MEMORY: 'off',
  };
  start('shop', process.execPath, ['server/main.mjs', '--port', String(ports.first)], {
    env,
    output: 'buffered',
  });
}

inSandbox(async ({ settings, folder }) => {
  ports = {
    first: settings.port,
    second: await freeWorkerPort(settings.port + 10),
    nginx: await freeWorkerPort(6100),
    redirect: await freeWorkerPort(6200),
    tls: await freeWorkerPort(6300),
    plain: await freeWorkerPort(6400),
  };
  shop = `http://localhost:${ports.nginx}`;
  const { private: key, cert: made } = await generate([{ name: 'commonName', value: 'localhost' }]);
  cert = made;
  [first, second] = await Promise.all([openServer(ports.first), openServer(ports.second)]);
  // The first rendered page of a server takes longer than nginx waits here.
  await Promise.all([ports.first, ports.second].map((port) => send(`http://localhost:${port}/`)));
  await startNginx({
    folder,
    ports,
    staticFiles: join(root, settings.distDir, 'static'),
    certificate: { key, cert },
    readTimeout: 15,
    // A proxy with nginx's defaults, which allow 4 kB for the headers of a response.
    also: `server { listen ${ports.plain}; location / { proxy_pass http://shop; proxy_set_header Host $http_host; } }`,
  });
});

const FROM_CACHE = /^(?:HIT|STALE|UPDATING)$/;
const get = (path: string, headers: Record<string, string> = {}) => send(shop + path, { headers });
const cacheStatus = ({ headers }: Answer) => String(headers['x-cache-status']);
const load = (language: string, more: Record<string, string> = {}) => ({
  accept: 'text/html',
  'accept-language': language,
  ...more,
});
const langOf = ({ body }: Answer) => /<html lang="(\w+)"/.exec(body.toString())?.[1];

/** Returns the second response for a page, which comes from the cache. */
async function getCached(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  expect((await get(path, headers)).status, path).toBe(200);
  const answer = await get(path, headers);
  expect(cacheStatus(answer), path).toMatch(FROM_CACHE);
  return answer;
}

/**
 * @returns the cached page and what `load` returned, of one version of the page: if the proxy has
 * renewed it meanwhile, all is requested again
 */
async function ofOneVersion<T>(path: string, load: (page: Answer) => Promise<T>): Promise<[Answer, T]> {
  for (;;) {
    const page = await getCached(path);
    const loaded = await load(page);
    if ((await getCached(path)).headers.etag === page.headers.etag) return [page, loaded];
  }
}

describe('languages', () => {
  it('are decided by the middleware, and each has its own pages', async () => {
    const english = await getCached('/', load('en-US,en;q=0.9'));
    expect([english.status, langOf(english)]).toEqual([200, 'en']);
    const german = await get('/', load('de-DE,de;q=0.9,en;q=0.8'));
    expect([german.status, german.headers.location]).toEqual([307, '/de']);
    expect(langOf(await getCached('/de', load('en')))).toBe('de');
    expect(langOf(await getCached('/', load('en')))).toBe('en');
  });

  it('follow the earlier choice', async () => {
    const english = await get('/', load('de', { cookie: 'lang=en' }));
    expect([english.status, langOf(english), cacheStatus(english)]).toEqual([
      200,
      'en',
      expect.stringMatching(FROM_CACHE),
    ]);
    const german = await get('/products', load('en', { cookie: 'a=b; lang=de' }));
    expect([german.status, german.headers.location]).toEqual([307, '/de/products']);
  });
});

describe('a cached page', () => {
  it('is compressed once for each encoding, and uncompressed for other clients', async () => {
    const [plain, { compressed, older, rejected }] = await ofOneVersion('/products', async () => ({
      compressed: await getCached('/products', { 'accept-encoding': 'gzip, deflate, br' }),
      older: await getCached('/products', { 'accept-encoding': 'gzip, deflate' }),
      rejected: await get('/products', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    }));
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(rejected.headers['content-encoding']).toBeUndefined();
    expect(rejected.body.equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(compressed.body).length).toBe(plain.body.length);
    expect(gunzipSync(older.body).length).toBe(plain.body.length);
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
  });

  it('and its Markdown at the same address never take each other’s place', async () => {
    const formOf = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['content-type'];
    await getCached('/products');
    for (let turn = 0; turn < 2; turn++) {
      const markdown = await get('/products', { accept: 'text/markdown' });
      expect([markdown.status, formOf(markdown)]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(cacheStatus(markdown)).not.toMatch(FROM_CACHE);
      const page = await get('/products', { accept: 'text/html' });
      expect([formOf(page), cacheStatus(page)]).toEqual([
        'text/html; charset=utf-8',
        expect.stringMatching(FROM_CACHE),
      ]);
    }
  });

  it('is sent immediately on an open connection, without waiting for an acknowledgment (40 ms)', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'accept-encoding': 'gzip' };
    await getCached('/products', headers);
    const durations: number[] = [];
    for (let turn = 0; turn < 100; turn++)
      durations.push((await send(`${shop}/products`, { headers, agent })).duration);
    agent.destroy();
    // The client's system acknowledges the first packets immediately. Each later response would
    // wait, and a busy machine delays some.
    expect(Math.min(...durations.slice(50))).toBeLessThan(35);
  });

  it('answers conditional and HEAD requests', async () => {
    const [{ headers, body }, { unchanged, head }] = await ofOneVersion('/products', async (page) => ({
      unchanged: await get('/products', { 'if-none-match': String(page.headers.etag) }),
      head: await send(`${shop}/products`, { method: 'HEAD' }),
    }));
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect((await get('/products', { 'if-none-match': '"other"' })).status).toBe(200);
    expect([head.status, head.body.length, cacheStatus(head)]).toEqual([
      200,
      0,
      expect.stringMatching(FROM_CACHE),
    ]);
    expect(head.headers.etag).toBe(headers.etag);
    expect(body.length).toBeGreaterThan(10_000);
  });

  it('is the same with any unknown parameter, and never a filtered list', async () => {
    const [plain, other] = await ofOneVersion('/categories/tableware?utm=1', () =>
      get('/categories/tableware?fbclid=2'),
    );
    expect(cacheStatus(other)).toMatch(FROM_CACHE);
    expect(other.body.equals(plain.body)).toBe(true);
    for (const query of ['sortBy=priceAsc', 'x=1&minPrice=10', '%73ortBy=priceAsc', '_rsc=1']) {
      await get(`/categories/tableware?${query}`);
      expect(cacheStatus(await get(`/categories/tableware?${query}`)), query).toBe('BYPASS');
    }
    expect(cacheStatus(await get('/categories/tableware', { rsc: '1' }))).toBe('BYPASS');
  });

  it('has the id of the request that it responds to', async () => {
    const ids = [await getCached('/'), await getCached('/')].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids.join()).toMatch(/^\w{32},\w{32}$/);
  });

  it('is not created by a request for another host name', async () => {
    const entries = () => readdirSync(join(opened.folder, 'cache'), { recursive: true }).length;
    await getCached('/');
    const before = entries();
    for (const host of ['evil.example', `x.localhost:${ports.nginx}`])
      await expect(get('/delivery', { host }).then(cacheStatus), host).rejects.toThrow();
    expect(entries()).toBe(before);
  });
});

describe('responses that depend on their parameters', () => {
  it('have a separate cache entry each', async () => {
    const bowls = await getCached('/api/search/suggest?q=bowl');
    const mugs = await getCached('/api/search/suggest?q=mug');
    expect(bowls.body.equals(mugs.body)).toBe(false);
    expect((await getCached('/sitemap.xml')).body.equals((await getCached('/sitemap.xml?file=0')).body)).toBe(
      false,
    );
  });
});

describe('every kind of response', () => {
  it('is cached only if the shop declares it as shared', async () => {
    for (const { kind, path, method, headers, status, cacheControl } of kindsOf(
      join(root, opened.settings.distDir),
    )) {
      const sendRequest = () => send(shop + path, { ...(method && { method }), ...(headers && { headers }) });
      await sendRequest();
      const answer = await sendRequest();
      const what = `${kind}: ${path}`;
      expect(answer.status, what).toBe(status === 404 && path.startsWith('/_next/') ? 404 : status);
      const isShared = /s-maxage/.test(answer.headers['cache-control'] ?? '');
      if (!isShared) expect(cacheStatus(answer), what).not.toMatch(FROM_CACHE);
      // nginx has its own error pages for files that do not exist, and for unsupported methods.
      if (status < 400 || !/^\/(?:_next|pictures)\//.test(path))
        expect(answer.headers['cache-control'] ?? '', what).toMatch(cacheControl);
    }
  });

  it('has headers that fit into 4 kB', async () => {
    for (const { kind, path } of kindsOf(join(root, opened.settings.distDir)))
      expect((await send(`http://localhost:${ports.plain}${path}`)).status, `${kind}: ${path}`).not.toBe(502);
  });
});

describe('a signed-in member', () => {
  let cookie: string;
  const without = (name: string) =>
    cookie
      .split('; ')
      .filter((one) => !one.startsWith(name))
      .join('; ');

  beforeAll(async () => {
    const browser = await openBrowser();
    const context = await browser.newContext({ baseURL: shop, locale: 'en-US', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login?returnTo=/account');
    await page.getByRole('main').getByLabel('Email').fill('ada@example.com');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('halden-ada-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/account$/);
    cookie = cookieOf((await context.cookies()).map(({ name, value }) => [name, value]));
    await browser.close();
    expect(cookie).toContain('access_token=');
  });

  it('gets the same cached pages as other visitors', async () => {
    const [visitor, member] = await ofOneVersion('/products', () => get('/products', { cookie }));
    expect(cacheStatus(member)).toMatch(FROM_CACHE);
    expect(member.body.equals(visitor.body)).toBe(true);
    expect(member.headers['set-cookie']).toBeUndefined();
  });

  it('shares no private response', async () => {
    for (const path of ['/account', '/account/orders', '/api/member', '/api/cart', '/cart']) {
      const own = await get(path, { cookie });
      const again = await get(path, { cookie });
      expect([own.status, again.status], path).toEqual([200, 200]);
      expect(again.headers['cache-control'], path).toContain('no-store');
      expect(cacheStatus(again), path).toBe('BYPASS');
      expect((await get(path)).body.toString(), path).not.toContain('ada@example.com');
    }
    expect((await get('/api/member', { cookie })).body.toString()).toContain('Ada');
  });

  it('gets a message about an unknown order after one platform call, while a visitor gets a redirect', async () => {
    const path = '/account/orders/00000000-0000-4000-8000-000000000000';
    await control('DELETE', 'calls');
    const answer = await get(path, { cookie });
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
    expect(answer.body.toString()).toContain('We couldn’t find that order');
    const made: Record<string, number> = (await control('GET', 'calls')).calls;
    expect(Object.entries(made).filter(([call]) => call.includes('/orders'))).toEqual([
      [expect.stringContaining('GET /ecom/v1/orders/'), 1],
    ]);
    expect((await get(path)).status).toBe(307);
  });

  it('whose access token has expired gets cached pages, and a new one with the cart alone', async () => {
    const expired = { cookie: without('access_token') };
    await getCached('/products');
    for (let turn = 0; turn < 3; turn++) {
      const page = await get('/products', expired);
      expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
      expect(cacheStatus(page)).toMatch(FROM_CACHE);
    }
    for (const path of ['/api/cart', '/cart', '/account']) {
      const renewed = await get(path, expired);
      expect([path, renewed.status, cacheStatus(renewed)]).toEqual([path, 200, 'BYPASS']);
      expect(String(renewed.headers['set-cookie']), path).toMatch(/^access_token=/);
    }
  });

  it('has pages whose headers fit into 4 kB', async () => {
    for (const path of ['/account', '/account/orders', '/account/security', '/account/delete', '/products']) {
      const headers = { cookie: path === '/account' ? without('access_token') : cookie };
      const answer = await send(`http://localhost:${ports.plain}${path}`, { headers });
      expect(answer.status, path).toBe(200);
    }
  });
});

describe('connections', () => {
  it('support HTTP/2, for the host name of the shop only', async () => {
    const client = connectHttp2(`https://localhost:${ports.tls}`, { ca: cert, rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      client.once('error', reject);
      client
        .request({ ':path': '/de' })
        .once('response', (headers) => resolve(headers[':status']))
        .end();
    });
    expect([client.alpnProtocol, status]).toEqual(['h2', 200]);
    client.destroy();
    const rejected = new Promise((resolve, reject) => {
      const socket = connectTls({ port: ports.tls, servername: 'evil.example', rejectUnauthorized: false });
      socket
        .once('error', resolve)
        .once('secureConnect', () => reject(new Error('The handshake succeeded.')));
    });
    expect(String(await rejected)).toMatch(/unrecognized name/i);
  });

  it('without TLS are redirected to it', async () => {
    const answer = await send(`http://localhost:${ports.redirect}/cart?x=1`);
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://localhost/cart?x=1']);
  });
});

describe('failing servers', () => {
  const pages = ['/', '/products', '/products/lund-bowl', '/de'];

  it('that hang delay no cached page, and rendered pages come from the other server', async () => {
    for (const path of pages) await getCached(path);
    process.kill(Number(second.pid), 'SIGSTOP');
    try {
      const cached = await Promise.all(Array.from({ length: 40 }, (_, turn) => get(pages[turn % 4] ?? '/')));
      const rendered = await Promise.all(Array.from({ length: 6 }, () => get('/search?q=bowl')));
      expect(new Set([...cached, ...rendered].map(({ status }) => status))).toEqual(new Set([200]));
      for (const answer of cached) expect(cacheStatus(answer)).toMatch(FROM_CACHE);
      // Less than the 15 s for which nginx waits for the hanging server.
      expect(Math.max(...cached.map(({ duration }) => duration))).toBeLessThan(12_000);
    } finally {
      process.kill(Number(second.pid), 'SIGCONT');
    }
  });

  it('that are killed cause no failed request', async () => {
    process.kill(Number(second.pid), 'SIGKILL');
    await second.exited;
    const paths = [...pages, '/search?q=bowl', '/api/cart', '/cart', '/products?sortBy=priceAsc'];
    const answers = await Promise.all(Array.from({ length: 24 }, (_, turn) => get(paths[turn % 8] ?? '/')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('that are all down leave the cached pages available, and a closed shop can replace them', async () => {
    for (const path of pages) await getCached(path);
    await stop([first]);
    for (const path of [...pages, ...pages]) expect((await get(path)).status, path).toBe(200);
    expect((await get('/cart')).status).toBe(502);
    startClosedShop();
    for (const path of pages) await until(async () => expect((await get(path)).status, path).toBe(503));
  });
});
