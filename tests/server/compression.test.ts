import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withCompression } from '../../server/compression.mjs';
import { listen } from '../listen';

const PAGE = '<!doctype html>'.padEnd(5_000, '<p>Bowls</p>');

let server: Awaited<ReturnType<typeof listen>>;
let serve: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  serve = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
  };
  server = await listen(createServer(withCompression((request, response) => serve(request, response))));
});
afterEach(() => server.close());

/** Requests a page and does not decompress it. */
async function open(acceptEncoding: string, range?: string): Promise<IncomingMessage> {
  const { port } = server;
  const request = get({ port, headers: { 'accept-encoding': acceptEncoding, ...(range && { range }) } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

it('sends a page with Brotli to a browser, and with gzip to a client without it', async () => {
  const page = await open('gzip, deflate, br, zstd');
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(await read(page)).toString()).toBe(PAGE);
  const older = await open('gzip, deflate');
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await read(older)).toString()).toBe(PAGE);
});

it('sends a page as it is to a client that accepts nothing else', async () => {
  const page = await open('identity');
  expect(page.headers['content-encoding']).toBeUndefined();
  expect((await read(page)).toString()).toBe(PAGE);
});

it('does not compress a part of a file', async () => {
  const part = await open('br', 'bytes=0-');
  expect(part.headers['content-encoding']).toBeUndefined();
  expect((await read(part)).toString()).toBe(PAGE);
});

it('sends the first part of a streamed page before the rest exists', async () => {
  const client = new EventEmitter();
  const isRead = once(client, 'read');
  serve = async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(PAGE);
    // The framework does the same after each part (`pipe-readable`).
    if ('flush' in response && typeof response.flush === 'function') response.flush();
    await isRead;
    response.end('<footer>');
  };
  const page = await open('br');
  const [first] = (await once(page, 'data')) as [Buffer];
  expect(first.byteLength).toBeGreaterThan(0);
  client.emit('read');
});
