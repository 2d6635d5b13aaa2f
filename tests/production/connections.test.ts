import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stop } from '../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { until } from '../until';
import { chunkOf } from './cache-control-kinds';
import { inSandbox, opened, SERVERS } from './open-servers';
import { send } from './request';

/**
 * What Node.js and the framework handle before a request reaches the shop's own limits. A
 * connection that nothing answers or ends costs a descriptor for good, and a server without free
 * descriptors refuses every visitor.
 */
inSandbox();

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
const WEBSOCKET = ['Connection: Upgrade', 'Upgrade: websocket'];
const H2C = [
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
];

const KINDS: Record<string, string> = {
  'an upgrade of an address of the framework': head('GET /_next/x HTTP/1.1', ...WEBSOCKET),
  'an upgrade of the development server’s address': head('GET /_next/hmr?id=x HTTP/1.1', ...WEBSOCKET),
  'an upgrade of a page': head('GET /products HTTP/1.1', ...WEBSOCKET),
  'an upgrade of a route': head('GET /api/health HTTP/1.1', ...WEBSOCKET),
  'an upgrade of a file': head('GET /favicon.ico HTTP/1.1', ...WEBSOCKET),
  'an upgrade of a target that is no path': head('GET http://other.example/ HTTP/1.1', ...WEBSOCKET),
  'an upgrade by another method': head('OPTIONS /x HTTP/1.1', ...WEBSOCKET),
  'an upgrade with a body that is incomplete': `${head('POST /api/cart/items HTTP/1.1', ...WEBSOCKET, 'Content-Length: 9')}1`,
  'an upgrade to a protocol without a name': head('GET /_next/x HTTP/1.1', 'Connection: Upgrade', 'Upgrade:'),
  'an upgrade to HTTP/2': head('GET /_next/x HTTP/1.1', ...H2C),
  'HTTP/2 by prior knowledge': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'a tunnel': head('CONNECT other.example:443 HTTP/1.1'),
  'a tunnel to a path': head('CONNECT /_next/x HTTP/1.1', ...WEBSOCKET),
  'an expectation that nobody knows': head('GET /products HTTP/1.1', 'Expect: 200-maybe'),
  'an expectation that nobody knows, with a body': head(
    'POST /api/cart/items HTTP/1.1',
    'Expect: more',
    'Content-Length: 9',
  ),
  'a body that waits to be continued': head(
    'POST /api/cart/items HTTP/1.1',
    'Expect: 100-continue',
    'Content-Length: 9',
  ),
  'the start of TLS': '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  'a request without a version': 'GET /\r\n\r\n',
};

const COUNT = 500;
/** The server renders as many at a time without making them wait. */
const PORTION = 50;
/** Node.js ends what is incomplete after 17 seconds at the latest (server/main.mjs). */
const MAX_MS = 25_000;

/** Connects, sends `text`, and waits until the server has sent a byte or ended the connection. */
async function sendText(text: string, ms = MAX_MS): Promise<{ socket: Socket; isAnswered: boolean }> {
  const socket = connect(Number(new URL(opened.settings.shopUrl).port), 'localhost');
  const answered = new Promise<true>((resolve) => {
    for (const event of ['data', 'end', 'error', 'close']) socket.on(event, () => resolve(true));
  });
  socket.write(text, 'latin1');
  return { socket, isAnswered: await Promise.race([answered, delay(ms, false, { ref: false })]) };
}

describe.runIf(process.platform === 'linux')('the production server', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    shop = await startShop(opened.settings);
  });
  afterAll(() => stop([shop]));

  const descriptors = () => readdirSync(`/proc/${shop.pid}/fd`).length;

  it.each(Object.entries(KINDS))(`answers or ends ${COUNT} of %s and frees descriptors`, async (_, text) => {
    const { shopUrl } = opened.settings;
    // The framework attaches its handlers with the first response.
    await send(`${shopUrl}/products`);
    const before = descriptors();
    const sent: Awaited<ReturnType<typeof sendText>>[] = [];
    while (sent.length < COUNT)
      sent.push(...(await Promise.all(Array.from({ length: PORTION }, () => sendText(text)))));
    // The connections are still open on this side.
    const unanswered = sent.filter(({ isAnswered }) => !isAnswered).length;
    for (const { socket } of sent) socket.destroy();
    expect(unanswered).toBe(0);
    await until(() => expect(descriptors()).toBeLessThanOrEqual(before));
  });
});

describe('the framework’s own server', () => {
  it('still needs what server/main.mjs adds (docs/upgrading.md)', async () => {
    const server = await SERVERS['next start'](opened.settings);
    const { shopUrl } = opened.settings;
    await send(`${shopUrl}/products`);
    const { socket, isAnswered } = await sendText(head('GET /_next/x HTTP/1.1', ...WEBSOCKET), 3_000);
    socket.destroy();
    const file = `${shopUrl}/pictures/hero-800.webp`;
    const range = await send(file, { headers: { range: 'bytes=999999999-' } });
    const condition = await send(file, { headers: { 'if-match': '"x"' } });
    const chunk = await send(`${shopUrl}${chunkOf(opened.settings.distDir)}`, { method: 'PUT' });
    await stop([server]);
    expect({ isAnswered, statuses: [range, condition, chunk].map(({ status }) => status) }).toEqual({
      isAnswered: false,
      statuses: [500, 500, 500],
    });
  });
});
