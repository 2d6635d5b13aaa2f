import { describe, expect, it, vi } from 'vitest';

async function openCache() {
  vi.resetModules();
  const { default: Pages } = await import('../../cache-handlers/pages.mjs');
  return new Pages();
}

const page = (html: string, headers: Record<string, unknown> = {}) => ({ kind: 'APP_PAGE', html, headers });
const PUSH = '<script>self.__next_f.push([1,"a"])</script>';
const CONTEXT = { cacheControl: { revalidate: 300, expire: 3_600 } };

describe('the page cache', () => {
  it('returns a page with a policy that names only its known scripts', async () => {
    const cache = await openCache();
    await cache.set('/a', page(`${PUSH}${PUSH}<script>alert(1)</script>`), CONTEXT);
    const { value } = Object(await cache.get('/a'));
    expect(value.html).toContain('push([1,"a"]);self.__next_f.push([1,"a"])');
    expect(value.headers['content-security-policy'].match(/'sha256-/g)).toHaveLength(1);
  });

  it('removes the nonce of a request from the headers of a shell', async () => {
    const cache = await openCache();
    await cache.set('/a', page('', { link: '</a.css>; rel=preload; nonce="x=="; as="style"' }), CONTEXT);
    expect(Object(await cache.get('/a')).value.headers.link).toBe('</a.css>; rel=preload; as="style"');
  });

  it('reports a page as past its lifetime once one of its tags is stale, until it is regenerated', async () => {
    const cache = await openCache();
    vi.useFakeTimers({ now: 1_000_000 });
    await cache.set('/a', page('a', { 'x-next-cache-tags': 'products,product:a' }), CONTEXT);
    await cache.set('/b', page('b', { 'x-next-cache-tags': 'product:b' }), CONTEXT);
    vi.setSystemTime(1_000_001);
    await cache.revalidateTag(['product:a'], { expire: 3_600 });
    const ageOf = async (key: string) => Date.now() - Object(await cache.get(key)).lastModified;
    expect(await ageOf('/a')).toBeGreaterThan(CONTEXT.cacheControl.revalidate * 1000);
    expect(await ageOf('/b')).toBe(1);
    vi.setSystemTime(1_000_002);
    await cache.set('/a', page('new', { 'x-next-cache-tags': 'products,product:a' }), CONTEXT);
    // Since the rendering began.
    expect(await ageOf('/a')).toBe(1);
    vi.useRealTimers();
  });

  it.each([[undefined], [{ expire: 0 }]])(
    'does not return a page whose tag has expired at once, until it is regenerated (durations: %j)',
    async (durations) => {
      const cache = await openCache();
      vi.useFakeTimers({ now: 1_000_000 });
      await cache.set('/a', page('a', { 'x-next-cache-tags': 'catalog,product:a' }), CONTEXT);
      await cache.set('/b', page('b', { 'x-next-cache-tags': 'product:b' }), CONTEXT);
      vi.setSystemTime(1_000_001);
      await cache.revalidateTag(['catalog'], durations);
      expect(await cache.get('/a')).toBeNull();
      expect(await cache.get('/b')).not.toBeNull();
      vi.setSystemTime(1_000_002);
      await cache.set('/a', page('new', { 'x-next-cache-tags': 'catalog,product:a' }), CONTEXT);
      expect(await cache.get('/a')).not.toBeNull();
      vi.useRealTimers();
    },
  );

  it('regenerates a page again if a tag became stale while it was rendered', async () => {
    const cache = await openCache();
    vi.useFakeTimers({ now: 1_000_000 });
    await cache.get('/a');
    vi.setSystemTime(1_000_001);
    await cache.revalidateTag('product:a', { expire: 3_600 });
    vi.setSystemTime(1_000_002);
    await cache.set('/a', page('a', { 'x-next-cache-tags': 'product:a' }), CONTEXT);
    const age = Date.now() - Object(await cache.get('/a')).lastModified;
    expect(age).toBeGreaterThan(CONTEXT.cacheControl.revalidate * 1000);
    vi.useRealTimers();
  });

  it('serves the former page, without a pause of its own, after a regeneration that failed', async () => {
    const cache = await openCache();
    vi.useFakeTimers({ now: 1_000_000 });
    await cache.set('/a', page('a', { 'x-next-cache-tags': 'product:a' }), CONTEXT);
    vi.setSystemTime(1_000_001);
    await cache.revalidateTag('product:a', { expire: 3_600 });
    const { value } = Object(await cache.get('/a'));
    // The way of Next.js when the regeneration fails.
    await cache.set('/a', value, { cacheControl: { revalidate: 30, expire: 3_600 } });
    expect(Object(await cache.get('/a'))).toMatchObject({ lastModified: 1_000_001, value: { html: 'a' } });
    vi.setSystemTime(1_031_002);
    expect(Date.now() - Object(await cache.get('/a')).lastModified).toBeGreaterThan(30_000);
    vi.useRealTimers();
  });

  it('stays within its bounds for any number of URLs and any key length', async () => {
    const cache = await openCache();
    const key = (n: number) => `/${n}/${'k'.repeat(16_000)}`;
    for (let n = 0; n < 6_000; n += 1) await cache.set(key(n), null, {});
    expect(await cache.get(key(5_999))).not.toBeNull();
    // 96 MB hold fewer than 3,000 of these keys, at two bytes a character.
    expect(await cache.get(key(2_900))).toBeNull();
  });

  it('does not store an entry larger than the whole cache', async () => {
    const cache = await openCache();
    await cache.set('/a', page('a'.repeat(97 * 1024 * 1024)), CONTEXT);
    expect(await cache.get('/a')).toBeNull();
  });
});
