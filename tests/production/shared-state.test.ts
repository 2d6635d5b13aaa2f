import { beforeEach, describe, expect, it } from 'vitest';
import { startRedis } from '../../scripts/lib/machine/redis.mjs';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { until } from '../until';
import { control, freeWorkerPort, inSandbox } from './open-servers';
import { cookieOf, type Jar, keepCookies } from './request';

/** The state that two servers share through Redis. */
let shops: [string, string];

inSandbox(async ({ settings, folder }) => {
  const redisPort = await freeWorkerPort(6500);
  await startRedis(redisPort, folder);
  const env = {
    ...settings.env,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    TRUSTED_PROXIES: '1',
  };
  const second = await freeWorkerPort(settings.port + 10);
  shops = [settings.shopUrl, `http://localhost:${second}`];
  await startShop({ ...settings, env });
  await startShop({ ...settings, env, port: second, shopUrl: shops[1] });
});

/** Another address for each request, which the proxy has written. */
let requests = 0;
const fromElsewhere = () => ({ 'x-forwarded-for': `2001:db8:0:${(++requests).toString(16)}::1` });

async function request(url: string, jar: Jar, init: RequestInit = {}): Promise<Response> {
  const headers = { ...fromElsewhere(), cookie: cookieOf(jar), origin: new URL(url).origin, ...init.headers };
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  keepCookies(response, jar);
  return response;
}

/** Signs in as a page without a script does. */
async function signIn(shop: string, password: string, jar: Jar = new Map()): Promise<Jar> {
  const html = await (await request(`${shop}/login`, jar)).text();
  const form = html.split('<form').find((part) => part.includes('name="password"')) ?? '';
  const body = new FormData();
  for (const [input] of form.split('</form>')[0]?.matchAll(/<input[^>]*type="hidden"[^>]*>/g) ?? []) {
    const [, name = ''] = / name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = / value="([^"]*)"/.exec(input) ?? [];
    body.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  body.set('email', 'ada@example.com');
  body.set('password', password);
  await request(`${shop}/login`, jar, { method: 'POST', body });
  return jar;
}

/** Returns the email of the member whose cookies these are. */
async function memberAt(shop: string, jar: Jar): Promise<string | null> {
  const { member } = Object(await (await request(`${shop}/api/member`, new Map(jar))).json());
  return member?.email ?? null;
}

describe('two servers with a Redis', () => {
  beforeEach(() => control('DELETE', 'calls'));

  it('refuse an access token that signed out on the other', async () => {
    const [first, second] = shops;
    const jar = await signIn(first, 'halden-ada-1');
    const copy = new Map(jar);
    for (const shop of shops) expect(await memberAt(shop, copy)).toBe('ada@example.com');
    await request(`${first}/sign-out`, jar, { method: 'POST', body: new URLSearchParams({ returnTo: '/' }) });
    expect(await memberAt(first, copy)).toBeNull();
    await until(async () => expect(await memberAt(second, copy)).toBeNull());
  });

  it('count wrong passwords together', async () => {
    for (let turn = 0; turn < 14; turn++) await signIn(shops[turn % 2] ?? '', 'wrong password');
    const { calls } = await control('GET', 'calls');
    expect(calls['POST /_api/iam/authentication/v2/login']).toBe(10);
  });
});
