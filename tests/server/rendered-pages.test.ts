import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { withRenderedPages } from '../../server/rendered-pages.mjs';

const NONCE = 'bm9uY2U+/w==';
const POLICY = `script-src 'nonce-${NONCE}' 'strict-dynamic'`;
const HEAD = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css" nonce="${NONCE}"/>\
<script src="/_next/a.js" async="" nonce="${NONCE}"></script></head><body>`;
const TEXT = '<p>A cart, for one shopper.</p>'.repeat(100);
const END = `<script nonce="${NONCE}">(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;
const HTML = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };

let close = async (): Promise<void> => {};

afterEach(() => close());

async function open(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer(withRenderedPages((incoming, response) => answer(response, incoming)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>((resolve, reject) => {
      request(
        { port, host: '127.0.0.1', method, headers: { connection: 'close', ...headers } },
        async (got) =>
          resolve({ status: got.statusCode ?? 0, headers: got.headers, bytes: await buffer(got) }),
      )
        .once('error', reject)
        .end();
    });
}

/** As the framework sends a page: in parts, and it waits for each. */
function sendPage(response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', POLICY);
  response.writeHead(200, { 'x-late': 'yes' });
  response.flushHeaders();
  response.write(HEAD, () => response.write(Buffer.from(TEXT), () => response.end(END, 'utf8')));
}

describe('a page that is rendered for the request', () => {
  it('comes whole, packed and in the order in which it is seen', async () => {
    let accepted: unknown = 'something';
    const ask = await open((response, { headers }) => {
      accepted = headers['accept-encoding'];
      sendPage(response);
    });
    const { status, headers, bytes } = await ask(HTML);
    expect(accepted).toBeUndefined();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-late': 'yes',
      'content-encoding': 'br',
      'content-length': String(bytes.length),
    });
    const page = brotliDecompressSync(bytes).toString();
    expect(page).toContain(TEXT);
    expect(page).not.toContain('<script src=');
    expect(page).toContain('<script type="application/json" id="page-data">[[0]]</script>');
    expect(page).toContain(`<script nonce="${NONCE}">(function loadAfterPictures`);
    expect(page).toMatch(/\(\["\/_next\/a\.js"\]\)<\/script><\/body><\/html>$/);
  });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('comes as %s to who reads nothing else', async (accepted, encoding, unpack) => {
    const ask = await open(sendPage);
    const { headers, bytes } = await ask({ ...HTML, 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(bytes).toString()).toContain(TEXT);
  });
});

describe('what is left as it comes', () => {
  it.each([
    ['who asks for a part of a page', { ...HTML, rsc: '1' }, 'GET'],
    ['who takes anything', { accept: '*/*' }, 'GET'],
    ['who sends a form', HTML, 'POST'],
  ])('for %s', async (_, headers, method) => {
    const ask = await open(sendPage);
    expect((await ask(headers, method)).bytes.toString()).toBe(HEAD + TEXT + END);
  });

  it('a page without a nonce, but packed', async () => {
    const ask = await open((response) =>
      response.setHeader('content-type', 'text/html').end(HEAD + TEXT + END),
    );
    expect(brotliDecompressSync((await ask(HTML)).bytes).toString()).toBe(HEAD + TEXT + END);
  });

  it('a picture, a redirect, and what has not changed', async () => {
    const picture = Buffer.alloc(5_000, 7);
    const ask = await open((response, { headers }) => {
      if (headers['if-none-match']) response.writeHead(304, { 'content-type': 'text/html' }).end();
      else if (headers.from) response.writeHead(303, { location: '/login' }).end();
      else response.setHeader('content-type', 'image/webp').end(picture);
    });
    expect((await ask(HTML)).bytes).toEqual(picture);
    expect(await ask({ ...HTML, from: 'cart' })).toMatchObject({ status: 303, bytes: Buffer.alloc(0) });
    expect(await ask({ ...HTML, 'if-none-match': '"1"' })).toMatchObject({ status: 304 });
  });
});
