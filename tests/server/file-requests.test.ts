import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { withFileRequests } from '../../server/file-requests.mjs';
import { listen } from '../listen';

const FILES = new Map([
  ['/pictures/a b.webp', 10],
  ['/_next/static/empty.js', 0],
]);

/** The headers of the last request that was served. */
let served: IncomingHttpHeaders;
const { port, close } = await listen(
  createServer(
    withFileRequests(({ headers }, response) => {
      served = headers;
      response.end();
    }, FILES),
  ),
);
afterAll(close);

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const request = openRequest({ port, method, path, headers, host: 'localhost' }).end();
  const [response] = await once(request, 'response');
  response.resume();
  return { status: response.statusCode, ...response.headers };
}

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('rejects %s on a file with 405', async (method) => {
  for (const path of ['/pictures/a%20b.webp?x=1', '/_next/static/empty.js', '/_next/static%2Fnone.js'])
    expect(await send(method, path)).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect(await send(method, '/pictures/none.webp')).toMatchObject({ status: 200 });
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=99-, 10-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'rejects the range %s outside of a file with 416',
  async (range) => {
    expect(await send('GET', '/pictures/a%20b.webp', { range })).toMatchObject({
      status: 416,
      'content-range': 'bytes */10',
    });
  },
);

it('rejects every range of an empty file', async () => {
  for (const range of ['bytes=0-', 'bytes=-0'])
    expect(await send('GET', '/_next/static/empty.js', { range })).toMatchObject({ status: 416 });
});

it.each(['bytes=0-', 'bytes=9-', 'bytes=0-99', 'bytes=-10', 'bytes=-1', 'bytes=99-, 0-1'])(
  'passes the range %s inside of a file on',
  async (range) => {
    expect(await send('GET', '/pictures/a%20b.webp', { range })).toMatchObject({ status: 200 });
    expect(served.range).toBe(range);
  },
);

it.each([
  ['a malformed range', 'GET', '/pictures/a%20b.webp', { range: 'bytes=5-1' }],
  ['another unit', 'GET', '/pictures/a%20b.webp', { range: 'items=0-1' }],
  ['more than the whole file', 'GET', '/pictures/a%20b.webp', { range: 'bytes=-11' }],
  ['a range for another method', 'HEAD', '/pictures/a%20b.webp', { range: 'bytes=10-' }],
  [
    'a range outside of one version',
    'GET',
    '/pictures/a%20b.webp',
    { range: 'bytes=10-', 'if-range': '"a"' },
  ],
  ['a range of what is no file', 'GET', '/products', { range: 'bytes=0-1' }],
  ['conditions of a change', 'GET', '/products', { 'if-match': '"a"', 'if-unmodified-since': 'x' }],
])('ignores %s', async (_, method, path, headers) => {
  expect(await send(method, path, headers)).toMatchObject({ status: 200 });
  expect(served).not.toHaveProperty('range');
  expect(served).not.toHaveProperty('if-match');
  expect(served).not.toHaveProperty('if-unmodified-since');
});
