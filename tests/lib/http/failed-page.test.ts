import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/lib/errors/platform-error';
import { recordFailedPage, watchResponses } from '@/lib/http/failed-page';
import { withCompression } from '@/server/compression.mjs';
import { listen } from '../../listen';

watchResponses();

let close: () => unknown = () => undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

/** Serves one response and returns it as a browser gets it. */
async function respond(serve: RequestListener, path = '/products/lund-bowl', init: RequestInit = {}) {
  const server = await listen(createServer(withCompression(serve)));
  close = server.close;
  const response = await fetch(server.url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const outage = new PlatformError({ kind: 'system', status: 503 }, null);
const FRAMEWORK_PAGE = `<html id="__next_error__">${'<script></script>'.repeat(5_000)}</html>`;

/** Fails as the framework does. */
const failing =
  (type: string, error?: unknown): RequestListener =>
  (_, response) => {
    if (error !== undefined) recordFailedPage(error);
    response.setHeader('content-type', type);
    response.setHeader('etag', '"x"');
    response.writeHead(500);
    response.write(FRAMEWORK_PAGE.slice(0, 40_000));
    response.end(FRAMEWORK_PAGE.slice(40_000));
  };

describe('a page that fails', () => {
  it.each([
    ['/products/lund-bowl', 'en', 'Try again'],
    ['/de/products/lund-bowl?x=1', 'de', 'Noch einmal versuchen'],
  ])('of the platform is a 503 with the sentence in its HTML: %s', async (path, lang, retry) => {
    const { status, headers, text } = await respond(failing('text/html; charset=utf-8', outage), path);
    expect([status, headers.get('retry-after'), headers.get('etag')]).toEqual([503, '5', null]);
    expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}".*<h1>.+</h1>.*${retry}`));
    expect(text).not.toContain('<script');
    expect(text.length).toBeLessThan(2_500);
    expect(headers.get('content-security-policy')).toContain('sha256-');
  });

  it('of the shop itself is a 500 with a sentence', async () => {
    const { status, headers, text } = await respond(failing('text/html; charset=utf-8'));
    expect([status, headers.get('retry-after')]).toEqual([500, null]);
    expect(text).toContain('<h1>');
  });

  it('is the framework’s in development, which says what failed', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { status, text } = await respond(failing('text/html; charset=utf-8'));
    expect([status, text]).toEqual([500, FRAMEWORK_PAGE]);
  });

  it.each([
    ['with its first part', (response: ServerResponse) => response.write(FRAMEWORK_PAGE)],
    ['at its end', () => undefined],
  ])('is replaced where its head is sent %s, without compression', async (_, write) => {
    const { status, headers, text } = await respond(
      (__, response) => {
        recordFailedPage(outage);
        response.setHeader('content-type', 'text/html');
        response.statusCode = 500;
        write(response);
        response.end(FRAMEWORK_PAGE);
      },
      '/',
      { headers: { 'accept-encoding': 'identity' } },
    );
    expect([status, headers.get('content-encoding')]).toEqual([503, null]);
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/);
  });

  it.each(['br', 'identity'])(
    'is replaced where the framework sent an empty part before it rendered, as %s',
    async (encoding) => {
      const serve: RequestListener = async (_, response) => {
        response.setHeader('content-type', 'text/html');
        response.flushHeaders();
        response.write(new Uint8Array());
        await setImmediate();
        recordFailedPage(outage);
        response.statusCode = 500;
        response.write(FRAMEWORK_PAGE);
        response.end();
      };
      const init = { headers: { 'accept-encoding': encoding } };
      const { status, headers, text } = await respond(serve, '/search', init);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toMatch(/^<!doctype html>.*<\/html>$/);
    },
  );

  it('has no body for a HEAD', async () => {
    const { status, text } = await respond(failing('text/html', outage), '/', { method: 'HEAD' });
    expect([status, text]).toEqual([503, '']);
  });

  it('stays as the framework writes it for a navigation inside of the shop', async () => {
    const { status, headers, text } = await respond(failing('text/x-component', outage));
    expect([status, headers.get('retry-after'), text]).toEqual([503, '5', FRAMEWORK_PAGE]);
  });
});

it('a page that succeeds is sent as it is', async () => {
  const { status, text } = await respond((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(FRAMEWORK_PAGE);
  });
  expect([status, text]).toEqual([200, FRAMEWORK_PAGE]);
});
