import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPageCache } from '../../server/page-cache.mjs';

const PAGE = 'A page, the same for everybody. '.repeat(100);
const SHARED = { 'cache-control': 's-maxage=300', 'content-type': 'text/html', etag: '"1"' };

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

let close = async (): Promise<void> => {};
let asked: string[] = [];

/** A server with the cache before it; `asked` lists what has reached the server itself. */
async function open(headersOf: (path: string) => OutgoingHttpHeaders, options?: { maxBytes?: number }) {
  const server = createServer(
    withPageCache((incoming, response) => {
      asked.push(incoming.url ?? '');
      for (const [name, value = ''] of Object.entries(headersOf(incoming.url ?? '')))
        response.setHeader(name, value);
      response.end(PAGE);
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

describe('the server itself is asked', () => {
  it.each([
    ['with a cookie', { cookie: 'role=visitor' }],
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
