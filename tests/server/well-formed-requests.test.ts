import { once } from 'node:events';
import { createServer, request as openRequest } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { withWellFormedRequests } from '../../server/well-formed-requests.mjs';
import { listen } from '../listen';

const { port, close } = await listen(
  createServer(withWellFormedRequests((request, response) => response.end(request.url))),
);
afterAll(close);

/** Sends a request that `fetch` would reject. */
async function send(method: string, path: string) {
  const request = openRequest({ port, method, path, host: 'localhost' }).end();
  const [response] = await once(request, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, allow: response.headers.allow, body };
}

it.each(['TRACE', 'PROPFIND', 'REPORT'])('rejects the method %s with 405', async (method) => {
  expect(await send(method, '/')).toMatchObject({ status: 405, allow: expect.stringContaining('GET') });
});

it('rejects a target that is not a path', async () => {
  expect(await send('OPTIONS', '*')).toMatchObject({ status: 400 });
});

it.each([
  ['/products/%E0%A4%A', '/not-found'],
  ['/categories/%FF', '/not-found'],
  ['/de/products/%', '/de/not-found'],
])('serves the "not found" page for the malformed path %s', async (path, served) => {
  expect(await send('GET', path)).toMatchObject({ status: 200, body: served });
  expect(await send('POST', path)).toMatchObject({ status: 400 });
});

it.each(['/', '/search?q=%', '/products/caf%C3%A9'])('passes %s on unchanged', async (path) => {
  expect(await send('GET', path)).toMatchObject({ status: 200, body: path });
});
