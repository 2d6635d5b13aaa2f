import { describe, expect, it, vi } from 'vitest';
import { envProblems, envSchema } from '@/lib/config/env-schema';

const NAMES = Object.keys(envSchema.shape);

/**
 * Returns the settings as this process would read them at its start. Variables that are not given
 * are not set.
 */
async function readEnv(values: Record<string, string>) {
  for (const name of NAMES) vi.stubEnv(name, values[name]);
  vi.resetModules();
  return (await import('@/lib/config/env')).env;
}

describe('the settings', () => {
  it('have a default each, so that a fresh clone needs none', async () => {
    expect(await readEnv({})).toEqual({
      WIX_CLIENT_ID: '5a4d8b0e-0000-4000-8000-5a4db0c0ffee',
      WIX_CATALOG: 'auto',
      WIX_API_ORIGIN: 'https://www.wixapis.com',
      WIX_CART: 'v2',
      WIX_MEDIA_ORIGIN: 'https://static.wixstatic.com',
      SITE_URL: 'http://localhost:3000',
      SITE_INDEXABLE: 'on',
      TRUSTED_PROXIES: 0,
      LIMIT_FACTOR: 1,
      PLATFORM_CALLS_PER_MINUTE: 200,
      SEARCH_INDEX_PRODUCTS: 10_000,
      LOG_LEVEL: 'info',
      PAGE_MEMORY: 'on',
      STANDALONE: 'off',
      MAINTENANCE: 'off',
      WEB_VITALS: 'off',
    });
  });

  it('treat an empty variable as not set', async () => {
    expect(await readEnv(Object.fromEntries(NAMES.map((name) => [name, ''])))).toEqual(await readEnv({}));
  });

  it('accept origins with and without a trailing slash', async () => {
    const env = await readEnv({ SITE_URL: 'https://Shop.Example/', WIX_API_ORIGIN: 'http://localhost:4000' });
    expect(env.SITE_URL).toBe('https://shop.example');
    expect(env.WIX_API_ORIGIN).toBe('http://localhost:4000');
  });

  it.each([
    ['WIX_CLIENT_ID', 'not-an-id'],
    ['WIX_API_ORIGIN', 'localhost:4000'],
    ['WIX_API_ORIGIN', 'nonsense'],
    ['WIX_API_ORIGIN', 'ftp://files.example'],
    ['WIX_MEDIA_ORIGIN', 'https://static.example/media'],
    ['SITE_URL', 'https://shop.example/?a=b'],
    ['SITE_URL', 'shop.example'],
    ['REDIS_URL', 'http://redis.example'],
    ['REDIS_CACHE_URL', 'redis.example:6379'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', 'all'],
    ['WIX_APP_ID', 'not-an-id'],
    ['WIX_WEBHOOK_PUBLIC_KEY', 'not a key'],
    ['SESSION_SECRET', 'too short to be a secret'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('stop the start with the name of the wrong variable: %s=%s', async (name, value) => {
    const failure: unknown = await readEnv({ [name]: value }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const message = String(failure);
    expect(message).toContain('The environment is not usable (see .env.example)');
    expect(NAMES.filter((other) => message.includes(other))).toEqual([name]);
  });

  it('name all wrong variables at once', async () => {
    const problems = envProblems({ SITE_URL: 'x', WIX_CLIENT_ID: 'y', TRUSTED_PROXIES: '-0.5' });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'WIX_CLIENT_ID',
      'SITE_URL',
      'TRUSTED_PROXIES',
    ]);
    await expect(readEnv({ SITE_URL: 'x', WIX_CLIENT_ID: 'y' })).rejects.toThrow(/WIX_CLIENT_ID.*SITE_URL/s);
  });
});
