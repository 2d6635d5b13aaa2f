import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withPageMemory } from '../../server/page-memory.mjs';
import { listen } from '../listen';

const BODY = '<!doctype html><title>Bowls</title>';
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300, stale-while-revalidate=600',
  'x-nextjs-prerender': '1',
  etag: '"one"',
  'x-request-id': 'first',
};

/** Writes a response as the framework does: headers one by one, then the body. */
function finish(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

let server: Awaited<ReturnType<typeof listen>>;
let requests: IncomingMessage[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  requests = [];
  respond = (request, response) => {
    if (request.headers['accept-encoding'] !== 'gzip') return finish(response, 200, PAGE, BODY);
    finish(response, 200, { ...PAGE, 'content-encoding': 'gzip' }, gzipSync(BODY));
  };
  server = await listen(
    createServer(
      withPageMemory((request, response) => {
        requests.push(request);
        respond(request, response);
      }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

it('sends a prerendered page from memory for a second, without headers of the first response', async () => {
  await get('/bowls');
  const second = await get('/bowls');
  expect(second).toMatchObject({ status: 200, body: BODY });
  expect(second.headers.get('x-request-id')).toBeNull();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1_001);
  await get('/bowls');
  expect(requests).toHaveLength(2);
});

it('serves others from memory while one request refreshes an old page', async () => {
  await get('/bowls');
  vi.setSystemTime(Date.now() + 60_000);
  const waiting: ServerResponse[] = [];
  const arrived = new Promise<void>((resolve) => {
    respond = (_, response) => {
      waiting.push(response);
      resolve();
    };
  });
  const refreshing = get('/bowls');
  await arrived;
  expect((await get('/bowls')).body).toBe(BODY);
  const [first] = waiting;
  if (first) finish(first, 200, { ...PAGE, etag: '"two"' }, 'new');
  expect((await refreshing).body).toBe('new');
  expect(requests).toHaveLength(2);
});

it.each<[string, Record<string, string>]>([
  ['/bowls?color=red', {}],
  ['/bowls', { cookie: 'lang=de' }],
  ['/bowls', { rsc: '1' }],
  ['/bowls', { range: 'bytes=0-1' }],
  ['/bowls', { authorization: 'x' }],
  ['/bowls', { accept: 'text/markdown' }],
  ['/bowls', { 'accept-language': 'de-DE,de;q=0.9' }],
  [`/${'b'.repeat(400)}`, {}],
])('passes %s with %o on each time', async (path, headers) => {
  await get('/bowls');
  await get(path, headers);
  await get(path, headers);
  expect(requests).toHaveLength(3);
});

it.each<[string, number, Record<string, string>]>([
  ['a private page', 200, { ...PAGE, 'cache-control': 'private, no-store' }],
  ['a page that sets a cookie', 200, { ...PAGE, 'set-cookie': 'a=b' }],
  ['a page that was not found', 404, PAGE],
  ['a response that is not a page', 200, { ...PAGE, 'content-type': 'application/json' }],
])('never stores %s', async (_, status, headers) => {
  respond = (__, response) => {
    finish(response, status, { ...headers, 'content-encoding': 'gzip' }, gzipSync(BODY));
  };
  await get('/bowls');
  await get('/bowls');
  expect(requests).toHaveLength(2);
});

it('answers conditional and HEAD requests from memory', async () => {
  await get('/bowls');
  // Without it `fetch` adds `no-cache`, which requests the whole page.
  for (const etag of ['"one"', 'W/"one"', '"zero", "one"', '*'])
    expect(await get('/bowls', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).toMatchObject({
      status: 304,
      body: '',
    });
  expect(await get('/bowls', { 'if-none-match': '"zero"' })).toMatchObject({ status: 200, body: BODY });
  const head = await get('/bowls', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers.get('content-encoding')).toBe('gzip');
  expect(requests).toHaveLength(1);
});

it('never sends an encoding that was not accepted', async () => {
  await get('/bowls');
  const plain = await get('/bowls', { 'accept-encoding': 'gzip;q=0, identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

it('keeps a bounded number of pages', async () => {
  for (let page = 0; page < 600; page += 1) await get(`/made-up-${page}`);
  await get('/made-up-599');
  expect(requests).toHaveLength(600);
  await get('/made-up-0');
  expect(requests).toHaveLength(601);
});
