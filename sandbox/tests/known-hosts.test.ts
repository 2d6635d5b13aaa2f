import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSandboxSettings } from '../sandbox-settings';
import { openSandbox } from './open-sandbox';
import { targetOf } from './stocked-site';

const sandbox = await openSandbox({ origin: 'https://sandbox.example', hosts: ['shop-lab', '192.168.1.7'] });
let port = '';
beforeAll(async () => {
  await sandbox.listen(0);
  port = new URL(sandbox.url).port;
});

/**
 * Sends a request to the sandbox's socket with the host name `host`. `path` may be an absolute URL.
 */
const send = (method: string, path: string, host: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const to = { host: '127.0.0.1', port, method, path, headers: { host } };
    const outgoing = request(to, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, text: await readText(answer) }),
    );
    outgoing.on('error', reject).end();
  });

describe('a request for a host that is not the sandbox’s', () => {
  it('is rejected by every route, and also for unknown paths', async () => {
    const targets = [...sandbox.routes.map(({ name }) => targetOf(name)), targetOf('GET /nothing')];
    expect(targets.map(([, path]) => path)).toEqual(expect.arrayContaining(['/inbox', '/oauth2/token']));
    const answered: string[] = [];
    for (const [method, path] of targets) {
      const { status, text } = await send(method, path, `evil.test:${port}`);
      if (status !== 403 || !(method === 'HEAD' || text.includes('evil.test')))
        answered.push(`${method} ${path}: ${status}`);
    }
    expect(answered).toEqual([]);
  });

  const own = ['localhost', '127.0.0.1', 'sandbox.example', 'www.wixapis.com'];
  const disguised = own.map((host) => `${host}.evil.test`);
  const others = ['evil.test', 'notlocalhost', '192.168.1.8', '[::2]'];
  it.each([...disguised, ...others])('is rejected: %s', async (host) => {
    expect((await send('GET', '/inbox', host)).status).toBe(403);
  });

  it('is rejected even if its request line names another host', async () => {
    const whole = (host: string) => `http://${host}:${port}/inbox`;
    expect((await send('GET', whole('localhost'), 'evil.test')).status).toBe(403);
    expect((await send('GET', whole('evil.test'), 'localhost')).status).toBe(403);
    expect((await send('GET', whole('localhost'), 'localhost')).status).toBe(200);
  });

  it('is answered with the setting to change, in a message of bounded length', async () => {
    const { text } = await send('GET', '/inbox', `${'a'.repeat(8_000)}.test`);
    expect(text.length).toBeLessThan(500);
    expect(JSON.parse(text).message).toContain('SANDBOX_HOSTS');
  });
});

const MACHINE = ['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.1', '[::1]'];
const PLATFORM = ['www.wixapis.com', 'edge.wixapis.com', 'www.wix.com', 'static.wixstatic.com'];
const NAMED = ['sandbox.example', 'shop-lab', '192.168.1.7'];
it.each([...MACHINE, ...PLATFORM, ...NAMED])('the sandbox answers for %s, on any port', async (host) => {
  expect((await send('GET', '/inbox', host)).status).toBe(200);
  expect((await send('GET', '/inbox', `${host}:8080`)).status).toBe(200);
});

describe('the setting SANDBOX_HOSTS', () => {
  const hosts = (value: string) => readSandboxSettings({ NODE_ENV: 'test', SANDBOX_HOSTS: value }).hosts;

  it('contains a list of host names', () => {
    expect(hosts('Lab.example, 192.168.1.7,[fe80::1]')).toEqual(['lab.example', '192.168.1.7', '[fe80::1]']);
    expect(hosts('')).toBeUndefined();
  });

  it.each(['https://lab.example', 'lab.example:4000', '*', 'lab/../', Array(30).fill('a').join()])(
    'rejects %s',
    (value) => {
      expect(() => hosts(value)).toThrow(/SANDBOX_HOSTS/);
    },
  );
});
