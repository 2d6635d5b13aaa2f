import { cacheLife, cacheTag } from 'next/cache';
import { describe, expect, it, vi } from 'vitest';
import * as cache from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));

describe('a cached result', () => {
  /** Returns the lifetime and the tags that a function sets. */
  function setBy(act: () => void) {
    act();
    return { life: vi.mocked(cacheLife).mock.lastCall?.[0], tags: vi.mocked(cacheTag).mock.lastCall };
  }

  it('of which nothing was found ends within minutes, also in an outage', () => {
    const { life, tags } = setBy(() => cache.cacheBriefly('product:none'));
    expect(life).toEqual({ stale: 60, revalidate: 60, expire: 300 });
    expect(tags).toEqual(['catalog', 'product:none']);
  });

  it('that replaces another is soon replaced itself, and stays in an outage', () => {
    const life = { stale: 60, revalidate: 60, expire: 30 * 24 * 60 * 60 };
    expect(setBy(() => cache.cacheStandIn())).toEqual({ life, tags: ['content'] });
    expect(setBy(() => cache.cacheReviews({ isStandIn: true }, 'reviews')).life).toEqual(life);
  });

  it.each([
    ['a text', { terms: 'bowl' }, 'search'],
    ['a price of 0', { minPrice: 0 }, 'search'],
    ['a highest price', { maxPrice: 40 }, 'search'],
    ['nothing', { terms: '', minPrice: null, maxPrice: null }, 'catalog'],
  ])('of a list for which a shopper wrote %s lives as long as its kind', (_, written, life) => {
    const tags = ['catalog', 'products', 'categories'];
    expect(setBy(() => cache.cacheList(written, 'categories'))).toEqual({ life, tags });
  });
});

describe('a stored result', () => {
  const outage = new PlatformError({ kind: 'system', status: 503 }, null);

  it('is read once more after the platform’s failure, which may be that of another request', async () => {
    const read = vi.fn().mockRejectedValueOnce(outage).mockResolvedValueOnce('stored');
    expect(await cache.readStored(read)).toBe('stored');
  });

  it('that cannot be read again has the failure, and a defect of the shop has it at once', async () => {
    await expect(cache.readStored(() => Promise.reject(outage))).rejects.toBe(outage);
    const defect = new TypeError('not a function');
    const read = vi.fn().mockRejectedValue(defect);
    await expect(cache.readStored(read)).rejects.toBe(defect);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
