import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { callsDuring, chooseCatalog, openShop, SHOP } from './shop-visitor';

const sandbox = await openShop();
/** Loads the shop's modules as a process that has just started. */
async function start(catalog: 'auto' | 'v1' = 'auto') {
  newProcess();
  vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
  vi.stubEnv('WIX_MEDIA_ORIGIN', sandbox.url);
  vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', '100000');
  vi.stubEnv('WIX_CATALOG', catalog);
  const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
  const { checkReadiness } = await import('@/lib/health/readiness');
  return { catalogPlatform, checkReadiness, ...(await import('@/lib/wix/catalog/generation')) };
}

const VERSION = 'GET /stores/v3/provision/version';

describe('the generation of the catalog', () => {
  it.each(['v1', 'v3'] as const)('is read once from a site with %s', async (generation) => {
    await chooseCatalog(sandbox, generation);
    const { catalogPlatform, catalogGeneration } = await start();
    const calls = await callsDuring(sandbox, async () => {
      expect(await catalogPlatform.queryProductBySlug('arc-vase')).toMatchObject({ slug: 'arc-vase' });
      expect(await catalogPlatform.queryProductBySlug('arc-vase')).toMatchObject({ slug: 'arc-vase' });
    });
    expect(calls).toHaveProperty([VERSION], 1);
    expect(await catalogGeneration()).toBe(generation);
  });

  it('is followed when the site is migrated under a running shop, and caches are dropped once', async () => {
    await chooseCatalog(sandbox, 'v1');
    const { catalogPlatform, takeGenerationChange } = await start();
    const { categories: before } = await catalogPlatform.queryCategories();
    expect(takeGenerationChange()).toBe(false);
    await chooseCatalog(sandbox, 'v3');
    const { categories: after } = await catalogPlatform.queryCategories();
    expect(after.map(({ slug }) => slug).sort()).toEqual(before.map(({ slug }) => slug).sort());
    expect(after.some(({ parentId }) => parentId)).toBe(true);
    expect([takeGenerationChange(), takeGenerationChange()]).toEqual([true, false]);
    expect((await catalogPlatform.queryProductBySlug('arc-vase'))?.variants).toHaveLength(3);
  });

  it('is part of the readiness', async () => {
    await chooseCatalog(sandbox, 'v3');
    const { checkReadiness } = await start();
    expect(await checkReadiness()).toMatchObject({ status: 'ready', catalog: 'v3' });
  });

  it('is one line of the readiness for a site without a store', async () => {
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'STORES_NOT_INSTALLED' });
    const { catalogPlatform, checkReadiness } = await start();
    const problem = expect.stringMatching(/^The site has no store: add the app Wix Stores to it/);
    expect(await checkReadiness()).toMatchObject({ status: 'not-ready', catalog: 'unsupported', problem });
    await expect(catalogPlatform.queryCategories()).rejects.toThrow('The site has no store');
    // The merchant adds the app, and no server has to be restarted.
    await chooseCatalog(sandbox, 'v3');
    expect((await catalogPlatform.queryCategories()).categories).not.toHaveLength(0);
  });

  it('is one line of the readiness where the setting contradicts the site', async () => {
    await chooseCatalog(sandbox, 'v3');
    const { catalogPlatform, checkReadiness } = await start('v1');
    const problem = 'WIX_CATALOG is v1, but the site has another catalog: set it to auto';
    const calls = await callsDuring(sandbox, async () => {
      expect(await checkReadiness()).toMatchObject({ status: 'not-ready', catalog: 'unsupported', problem });
    });
    expect(calls).toHaveProperty([VERSION], 1);
    await expect(catalogPlatform.queryCategories()).rejects.toThrow(problem);
  });
});

const SECRET = 'a-secret-of-more-than-32-characters';

const readyFor = async (headers: Record<string, string> = {}): Promise<unknown> => {
  vi.stubEnv('READINESS_SECRET', SECRET);
  await chooseCatalog(sandbox, 'v3');
  await start();
  const { GET } = await import('@/app/api/ready/route');
  const response = await GET(new NextRequest(`${SHOP}/api/ready`, { headers }));
  expect(response.status).toBe(200);
  return response.json();
};

it.each([
  ['nothing', {}],
  ['another secret', { authorization: `Bearer ${SECRET}x` }],
  ['no scheme', { authorization: SECRET }],
  ['a very long text', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
])('the readiness of the shop is a status for who sends %s', async (_, headers) => {
  expect(await readyFor(headers)).toEqual({ status: 'ready' });
});

it('the owner of the shop sees what was checked', async () => {
  expect(await readyFor({ authorization: `Bearer ${SECRET}` })).toEqual({
    status: 'ready',
    platform: 'reachable',
    cache: 'none',
    catalog: expect.any(String),
    cart: expect.any(String),
  });
});
