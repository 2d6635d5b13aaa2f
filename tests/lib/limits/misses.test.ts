import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardSlugPage } from '@/lib/catalog/slug-pages';
import { countMiss, requireMissesLeft, runArrival } from '@/lib/limits/misses';

let visit = 0;
beforeEach(() => {
  visit += 1;
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
  return () => vi.useRealTimers();
});
const address = () => `203.0.113.${visit}`;
const miss = (count: number, from: string | null = address()) => {
  for (let turn = 0; turn < count; turn++) runArrival(from, countMiss);
};
const page = (path: string, from: string | null = address()) =>
  runArrival(from, () => guardSlugPage(new NextRequest(`http://shop.example${path}`)));

it('unknown slugs of a client address are limited to 30 a minute, then the response has the time to wait', () => {
  miss(29);
  expect(() => runArrival(address(), requireMissesLeft)).not.toThrow();
  vi.advanceTimersByTime(20_000);
  miss(1);
  expect(() => runArrival(address(), requireMissesLeft)).toThrow(
    expect.objectContaining({ code: 'too-many-attempts', retryAfterSeconds: 40 }),
  );
  vi.advanceTimersByTime(40_000);
  expect(() => runArrival(address(), requireMissesLeft)).not.toThrow();
});

it('unknown slugs of a client address block no other address, and no unknown one', () => {
  miss(100);
  miss(100, null);
  expect(() => runArrival('198.51.100.9', requireMissesLeft)).not.toThrow();
  expect(() => runArrival(null, requireMissesLeft)).not.toThrow();
  expect(requireMissesLeft).not.toThrow();
  expect(countMiss).not.toThrow();
});

it('unknown slugs of a client address are stored for the 10,000 latest addresses only', () => {
  miss(30);
  for (let other = 0; other < 10_000; other++)
    miss(1, `10.${visit}.${Math.floor(other / 250)}.${other % 250}`);
  expect(() => runArrival(address(), requireMissesLeft)).not.toThrow();
});

describe('a page of a product or a category', () => {
  it.each([
    [`/products/${'x'.repeat(5_000)}`, '/en/not-found-page'],
    ['/de/categories/a%20b', '/de/not-found-page'],
    ['/products/%2e%2e%2fcart', '/en/not-found-page'],
  ])('%.30s gets the "not found" page without a cache entry', (path, destination) => {
    expect(page(path)?.headers.get('x-middleware-rewrite')).toBe(`http://shop.example${destination}`);
  });

  it('passes while its slug may exist', () => {
    for (const path of ['/products/arc-vase', '/de/categories/vases', '/products', '/categories/a/b'])
      expect(page(path)).toBeNull();
  });

  it('gets a 429 with a message and the time to wait, in every language of the shop', async () => {
    miss(30);
    for (const path of ['/products/x', '/de/products/x', '/categories/x']) {
      const response = page(path);
      expect(response?.status).toBe(429);
      expect(response?.headers.get('retry-after')).toBe('60');
      expect(response?.headers.get('cache-control')).toBe('private, no-store');
      expect(await response?.text()).toContain('<h1>');
    }
  });

  it.each(['/', '/products', '/cart', '/api/cart/items', '/checkout'])('does not include %s', (path) => {
    miss(30);
    expect(page(path)).toBeNull();
  });
});
