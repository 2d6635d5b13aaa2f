import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appendSocketAddresses } from '@/lib/observe/socket-address';

const seen: (string | undefined)[] = [];
const onForwarded = vi.fn();
const server = createServer((incoming, answer) => {
  seen.push(String(incoming.headers['x-forwarded-for']));
  answer.end();
});

beforeAll(async () => {
  appendSocketAddresses(onForwarded);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const get = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const { port }: Partial<AddressInfo> = Object(server.address());
    request({ port, host: '127.0.0.1', headers }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

it('adds the address of the connection, and reports once that the header came from outside', async () => {
  await get({});
  await get({});
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(onForwarded).not.toHaveBeenCalled();
  await get({ 'x-forwarded-for': '203.0.113.9' });
  await get({ 'x-forwarded-for': '203.0.113.9, 198.51.100.2' });
  expect(seen.slice(2)).toEqual(['203.0.113.9, 127.0.0.1', '203.0.113.9, 198.51.100.2, 127.0.0.1']);
  expect(onForwarded).toHaveBeenCalledOnce();
});

it('knows the address of a connection that was reset before its request is handled', async () => {
  seen.length = 0;
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
  appendSocketAddresses(onForwarded);
  vi.unstubAllEnvs();
  seen.length = 0;
  await get({ 'x-forwarded-for': '203.0.113.9' });
  // One entry is of the server above.
  expect(seen).toEqual(['203.0.113.9, 127.0.0.1']);
});
