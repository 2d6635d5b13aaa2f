import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';

const KEY = '/route-cache/APP_PAGE/0f84/$/en/products';
const SHELL = '/route-cache/APP_PAGE/1a2b/$/en/cart';
const ROUTE = '/route-cache/APP_ROUTE/3c4d/$/picture.png';
const HTML = '<script>self.__next_f.push([1,"a"])</script>';
const BUILT = 1_000_000_000;
const LIFETIME = { initialRevalidate: 300, initialExpiration: 30 * 24 * 60 * 60 };
const headers = { 'content-type': 'text/html', vary: 'rsc', 'x-next-cache-tags': 'products' };

let dist: ReturnType<typeof temporaryFolder>;

function write(path: string, text = ''): string {
  const file = join(dist.path, 'server', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, BUILT / 1000, BUILT / 1000);
  return file;
}

/** Lists the pages of a build as Next.js does, and starts the cache of a server with it. */
async function startWithBuild() {
  vi.resetModules();
  const { default: adapter } = await import('../../cache-handlers/first-entries.mjs');
  const page = { type: 'PRERENDER', routeType: 'page', parentOutputId: '', groupId: 1, config: {} };
  const prerenders = [
    {
      ...page,
      pathname: '/en/products',
      response: 'complete',
      fallback: {
        ...LIFETIME,
        filePath: write(`${KEY}.html`, HTML),
        initialStatus: 200,
        initialHeaders: headers,
      },
    },
    { pathname: '/en/products.rsc', fallback: { filePath: write(`${KEY}.rsc`, 'rsc') } },
    {
      pathname: '/en/products.segments/_tree.segment.rsc',
      fallback: { filePath: write(`${KEY}.segments/_tree.segment.rsc`, 'tree') },
    },
    {
      ...page,
      pathname: '/en/cart',
      response: 'empty',
      fallback: { ...LIFETIME, filePath: write(`${SHELL}.html`), postponedState: 'state' },
    },
    {
      ...page,
      pathname: '/picture.png',
      routeType: 'route',
      response: 'complete',
      fallback: {
        ...LIFETIME,
        filePath: write(`${ROUTE}.body`, 'png'),
        initialHeaders: { 'content-type': 'image/png' },
      },
    },
    // A route without a separate page.
    { ...page, pathname: '/[lang]', response: 'empty' },
  ];
  await Reflect.apply(Object(adapter).onBuildComplete, adapter, [
    { outputs: { prerenders }, distDir: dist.path },
  ]);
  const { default: Pages } = await import('../../cache-handlers/pages.mjs');
  return new Pages();
}

beforeEach(() => {
  dist = temporaryFolder();
  vi.stubEnv('NEXT_DIST_DIR', dist.path);
  vi.stubEnv('PLATFORM_CALLS_PER_MINUTE', '200');
  vi.useFakeTimers({ now: BUILT, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(dist.path, { recursive: true, force: true });
});

describe('the pages of a build', () => {
  it('are the first entries of the cache, with their policy and the time of the build', async () => {
    const cache = await startWithBuild();
    vi.setSystemTime(BUILT + 60_000);
    const { value, ...entry } = Object(await cache.get(KEY));
    expect(entry).toEqual({
      lastModified: BUILT,
      cacheControl: { revalidate: 300, expire: 30 * 24 * 60 * 60 },
    });
    expect(value).toMatchObject({ kind: 'APP_PAGE', html: HTML, status: 200 });
    expect(String(value.rscData)).toBe('rsc');
    expect([...value.segmentData].map(([path, data]) => [path, String(data)])).toEqual([['/_tree', 'tree']]);
    expect(value.headers).toEqual({
      'x-next-cache-tags': 'products',
      'content-security-policy': expect.stringContaining('sha256-'),
    });
    expect(Object(await cache.get(SHELL)).value).toMatchObject({ html: '', postponed: 'state' });
    const { value: route } = Object(await cache.get(ROUTE));
    expect(route).toMatchObject({ kind: 'APP_ROUTE', headers: { 'content-type': 'image/png' } });
    expect(await cache.get(`${KEY}/other`)).toBeNull();
  });

  it('are read from their files once', async () => {
    const cache = await startWithBuild();
    const first = await cache.get(KEY);
    rmSync(join(dist.path, 'server'), { recursive: true });
    expect(await cache.get(KEY)).toEqual(first);
  });

  it('are served however old they are, and regenerated one after the other', async () => {
    const cache = await startWithBuild();
    vi.setSystemTime(BUILT + 400 * 24 * 60 * 60 * 1000);
    const ageOf = async (key: string) => Date.now() - Object(await cache.get(key)).lastModified;
    expect(await ageOf(KEY)).toBeGreaterThan(300_000);
    // 15 % of 200 calls a minute are a call in two seconds.
    expect(await ageOf(SHELL)).toBe(0);
    vi.setSystemTime(Date.now() + 2_001);
    expect(await ageOf(SHELL)).toBeGreaterThan(300_000);
  });

  it('are regenerated at once when a tag becomes stale, and gone when it expires', async () => {
    const cache = await startWithBuild();
    const ageOf = async (key: string) => Date.now() - Object(await cache.get(key)).lastModified;
    vi.setSystemTime(BUILT + 400_000);
    expect(await ageOf(SHELL)).toBeGreaterThan(300_000);
    await cache.revalidateTag('products', { expire: 3_600 });
    expect(await ageOf(KEY)).toBeGreaterThan(300_000);
    await cache.revalidateTag('products');
    expect(await cache.get(KEY)).toBeNull();
  });

  it('do not come back after the platform has answered that there is nothing', async () => {
    const cache = await startWithBuild();
    await cache.get(KEY);
    await cache.set(
      KEY,
      { kind: 'APP_PAGE', status: 404, html: '' },
      { cacheControl: { revalidate: 60, expire: 300 } },
    );
    vi.setSystemTime(BUILT + 301_000);
    expect(await cache.get(KEY)).toBeNull();
  });
});
