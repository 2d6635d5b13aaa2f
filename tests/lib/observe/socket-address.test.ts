import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/observe/logger';
import { appendSocketAddresses } from '@/lib/observe/socket-address';

const seen: (string | undefined)[] = [];
const warn = vi.fn();
const server = createServer((incoming, answer) => {
  seen.push(String(incoming.headers['x-forwarded-for']));
  answer.end();
});

beforeAll(async () => {
  appendSocketAddresses();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

beforeEach(() => {
  seen.length = 0;
  warn.mockClear();
  vi.spyOn(logger, 'warn').mockImplementation(warn);
});

const get = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const { port }: Partial<AddressInfo> = Object(server.address());
    request({ port, host: '127.0.0.1', headers }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

it('adds the address of the connection, and logs once that the header came from outside', async () => {
  await get({});
  await get({});
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(warn).not.toHaveBeenCalled();
  await get({ 'x-forwarded-for': '203.0.113.9' });
  await get({ 'x-forwarded-for': '203.0.113.9, 198.51.100.2' });
  expect(seen.slice(2)).toEqual(['203.0.113.9, 127.0.0.1', '203.0.113.9, 198.51.100.2, 127.0.0.1']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXIES'));
});

it('knows the address of a connection that was reset before its request is handled', async () => {
  const arrived = once(server, 'connection');
  const socket = connect(Number(Object(server.address()).port), '127.0.0.1');
  const [accepted] = await arrived;
  // Node asks the system for the address, which knows none after a reset.
  Object.defineProperty(accepted, 'remoteAddress', { value: undefined });
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(seen).toEqual(['127.0.0.1']);
});

it('adds nothing on Vercel, whose last entry is the address of the shopper', async () => {
  vi.stubEnv('VERCEL', '1');
  appendSocketAddresses();
  vi.unstubAllEnvs();
  await get({ 'x-forwarded-for': '203.0.113.9' });
  // One entry is of the server above.
  expect(seen).toEqual(['203.0.113.9, 127.0.0.1']);
});

it('logs nothing behind a trusted proxy', async () => {
  const before = env.TRUSTED_PROXIES;
  env.TRUSTED_PROXIES = 1;
  // As another server does, which has seen no request.
  appendSocketAddresses();
  await get({ 'x-forwarded-for': '203.0.113.9' });
  env.TRUSTED_PROXIES = before;
  expect(warn).not.toHaveBeenCalled();
});
