import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookies } from '@/lib/session/cookie';
import { withPageCache } from '../../server/page-cache.mjs';

const PAGE = 'A page, the same for everybody. '.repeat(100);
const SHARED = { 'cache-control': 's-maxage=300', 'content-type': 'text/html', etag: '"1"' };

const session = (seconds: number, secure = false) =>
  sessionCookies(
    {
      accessToken: { value: 'access', expiresAt: Math.floor(Date.now() / 1000) + seconds },
      refreshToken: { value: 'refresh', role: 'visitor' },
    },
    secure,
    Math.floor(Date.now() / 1000),
  );
const cookiesOf = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

let close = async (): Promise<void> => {};
let asked: string[] = [];

/** A server with the cache before it; `asked` lists what has reached the server itself. */
async function open(
  headersOf: (path: string, headers: IncomingHttpHeaders) => OutgoingHttpHeaders,
  options?: { maxBytes?: number; body?: () => string; status?: (headers: IncomingHttpHeaders) => number },
) {
  const server = createServer(
    withPageCache((incoming, response) => {
      asked.push(incoming.url ?? '');
      response.statusCode = options?.status?.(incoming.headers) ?? 200;
      for (const [name, value = ''] of Object.entries(headersOf(incoming.url ?? '', incoming.headers)))
        response.setHeader(name, value);
      response.end(options?.body?.() ?? PAGE);
    }, options),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return function ask(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request(
        { port, host: '127.0.0.1', path, headers: { connection: 'close', ...headers } },
        async (answer) => {
          const bytes = await buffer(answer);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        },
      )
        .once('error', reject)
        .end();
    });
  };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await close();
});

/** Asks until the cache answers, which it does a moment after it was first asked. */
async function untilKept(ask: Awaited<ReturnType<typeof open>>, path: string): Promise<void> {
  await vi.waitFor(async () => {
    const before = asked.length;
    await ask(path);
    expect(asked.length).toBe(before);
  });
}

describe('what is the same for everybody', () => {
  it('is asked for once, however many want it', async () => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    const before = asked.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/')));
    expect(asked.length).toBe(before);
    for (const answer of answers) expect(answer.text).toBe(PAGE);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 's-maxage=300',
    });
  });

  it('is made anew after a second, while the old is still sent', async () => {
    let version = 1;
    const ask = await open(() => ({ ...SHARED, etag: `"${version}"` }));
    await untilKept(ask, '/');
    version = 2;
    vi.advanceTimersByTime(1_500);
    expect((await ask('/')).headers.etag).toBe('"1"');
    await vi.waitFor(async () => expect((await ask('/')).headers.etag).toBe('"2"'));
  });

  it('is not sent when nobody has wanted it for a while', async () => {
    let version = 1;
    const ask = await open(() => ({ ...SHARED, etag: `"${version}"` }));
    await untilKept(ask, '/');
    version = 2;
    vi.advanceTimersByTime(11_000);
    expect((await ask('/')).headers.etag).toBe('"2"');
  });

  it('is asked for once, and packed, when many want it that nobody has wanted for a while', async () => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    vi.advanceTimersByTime(11_000);
    const before = asked.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('/', { 'accept-encoding': 'br' })),
    );
    expect(asked.length).toBe(before + 1);
    for (const { bytes } of answers) expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
  });

  it.each([
    ['the server cannot ask itself', () => SHARED, 500],
    ['it is not for everybody any more', () => ({ 'cache-control': 'private' }), 200],
  ])('comes from the server when it is old and %s', async (_, headersLater, statusOfOwn) => {
    let isLater = false;
    const ask = await open(() => (isLater ? headersLater() : SHARED), {
      status: (headers) => (isLater && headers['x-page-cache-fill'] ? statusOfOwn : 200),
    });
    await untilKept(ask, '/');
    vi.advanceTimersByTime(11_000);
    isLater = true;
    const before = asked.length;
    expect(await ask('/')).toMatchObject({ status: 200, text: PAGE });
    expect(asked.length).toBe(before + 2);
  });

  it('is sent in the packing that the browser asks for', async () => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(PAGE);
    const zipped = await ask('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(PAGE);
    expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  });

  it('is not sent to who has it already', async () => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    expect(await ask('/', { 'if-none-match': '"1"' })).toMatchObject({ status: 304, text: '' });
    expect(await ask('/', { 'if-none-match': '"0"' })).toMatchObject({ status: 200, text: PAGE });
  });

  it('may say so to shared caches only', async () => {
    const ask = await open(() => ({
      'cache-control': 'private, no-store',
      'cdn-cache-control': 'max-age=60',
    }));
    await untilKept(ask, '/products?sortBy=priceAsc');
  });
});

describe('whoever has cookies that change nothing gets it too', () => {
  it.each([
    ['a session', { cookie: cookiesOf(session(3_600)) }],
    ['a session on https', { cookie: cookiesOf(session(3_600, true)) }],
    ['cookies of somebody else', { cookie: '_ga=GA1.1.1; theme=dark' }],
    ['a choice of this language', { cookie: 'lang=en', 'accept-language': 'de' }],
  ])('%s', async (_, headers) => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    const before = asked.length;
    expect((await ask('/', headers)).text).toBe(PAGE);
    expect(asked.length).toBe(before);
  });

  it('and nothing of theirs is in what is kept', async () => {
    const fills: IncomingHttpHeaders[] = [];
    const ask = await open((_, headers) => {
      if (headers['x-page-cache-fill']) fills.push(headers);
      return SHARED;
    });
    const own = {
      cookie: 'lang=en',
      'accept-language': 'de',
      'user-agent': 'own',
      'x-forwarded-host': 'own',
    };
    await vi.waitFor(async () => {
      await ask('/', { ...own, host: 'shop.example' });
      expect(fills).not.toEqual([]);
    });
    expect(Object.keys(fills[0] ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'x-page-cache-fill',
    ]);
    expect(fills[0]?.host).toBe('shop.example');
  });
});

describe('a page that is rendered for the request, and the same for everybody', () => {
  const NONCE = 'bm9uY2U=';
  const RENDERED = {
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    'x-same-for-all': '1',
    'content-security-policy': `script-src 'nonce-${NONCE}' 'strict-dynamic' 'self'; object-src 'none'`,
  };
  const html = (script: string) => `<!DOCTYPE html><html><head></head><body>${script}</body></html>`;
  const named = html(`<script nonce="${NONCE}">data("${NONCE}")</script>`);

  it('is kept when it is wanted a second time, with hashes in place of the nonce', async () => {
    const ask = await open(() => RENDERED, { body: () => named });
    await ask('/products?sortBy=priceAsc');
    await tick();
    expect(asked).toHaveLength(1);
    await untilKept(ask, '/products?sortBy=priceAsc');
    const { text, headers } = await ask('/products?sortBy=priceAsc');
    expect(text).toBe(html('<script>data("00000000")</script>'));
    const hash = createHash('sha256').update('data("00000000")').digest('base64');
    expect(headers['content-security-policy']).toBe(`script-src 'sha256-${hash}' 'self'; object-src 'none'`);
    expect(headers['x-same-for-all']).toBeUndefined();
    expect(await ask('/products?sortBy=priceAsc', { 'if-none-match': headers.etag })).toMatchObject({
      status: 304,
    });
  });

  it.each([
    ['has an inline script that its policy does not name', html('<script>foreign()</script>')],
    ['has failed as a whole', named.replace('<html>', '<html id="__next_error__">')],
    ['has failed in a part', named.replace('data(', '["5:E{\\"digest\\":1}"](')],
  ])('is not kept when it %s', async (_, body) => {
    const ask = await open(() => RENDERED, { body: () => body });
    for (let view = 1; view <= 4; view++) {
      await ask('/products?sortBy=priceAsc');
      await vi.waitFor(() => expect(asked.length).toBe(view === 1 ? 1 : 2 * view - 1));
    }
  });
});

describe('the server itself is asked', () => {
  it.each([
    ['with a session that has to be renewed', { cookie: cookiesOf(session(30)) }],
    ['with a session whose access token has gone', { cookie: 'refresh_token=visitor.a' }],
    ['with the cookie of a draft', { cookie: '__prerender_bypass=a' }],
    ['with another language chosen', { cookie: 'lang=de' }],
    ['in another language', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }],
    ['with an authorization', { authorization: 'Basic YTpi' }],
    ['for a part of a page', { rsc: '1' }],
    ['for a part of a file', { range: 'bytes=0-1' }],
  ])('%s', async (_, headers) => {
    const ask = await open(() => SHARED);
    await untilKept(ask, '/');
    const before = asked.length;
    await ask('/', headers);
    expect(asked.length).toBe(before + 1);
  });

  it.each([
    ['is private', { 'cache-control': 'private, max-age=60' }],
    ['says nothing', {}],
    ['sets a cookie', { ...SHARED, 'set-cookie': 'a=b' }],
    ['depends on who asks', { ...SHARED, vary: 'Accept-Language' }],
  ])('for an answer that %s', async (_, headers) => {
    const ask = await open(() => headers);
    await ask('/');
    await tick();
    await ask('/');
    expect(asked).toEqual(['/', '/']);
  });
});

it('keeps no more than it may, and what was used last', async () => {
  const ask = await open(() => SHARED, { maxBytes: 2.5 * PAGE.length });
  await untilKept(ask, '/a');
  await untilKept(ask, '/b');
  await untilKept(ask, '/a');
  await untilKept(ask, '/c');
  const before = asked.length;
  await ask('/a');
  expect(asked.length).toBe(before);
  await ask('/b');
  expect(asked.length).toBeGreaterThan(before);
});
