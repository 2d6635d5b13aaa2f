import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProcess } from '../../new-process';

const framework = vi.hoisted(() => ({ revalidated: [] as unknown[], later: [] as (() => Promise<void>)[] }));
vi.mock('next/cache', () => ({
  revalidateTag: (tag: string, profile: unknown) => framework.revalidated.push([tag, profile]),
}));
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => framework.later.push(task) }));
const clock = vi.hoisted(() => ({ waited: [] as number[] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    clock.waited.push(milliseconds);
    vi.advanceTimersByTime(milliseconds);
  },
}));

let makeStale: typeof import('@/lib/webhooks/receive-webhook').makeStale;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
  newProcess();
  Object.assign(framework, { revalidated: [], later: [] });
  clock.waited = [];
  ({ makeStale } = await import('@/lib/webhooks/receive-webhook'));
  return () => vi.useRealTimers();
});

const runLater = async () => {
  for (const task of framework.later.splice(0)) await task();
};
const count = (tag: string) =>
  framework.revalidated.filter((entry) => Array.isArray(entry) && entry[0] === tag).length;

describe('makeStale', () => {
  it('acts at once on the first event', () => {
    makeStale(['product-id:p1', 'products']);
    expect(framework.revalidated).toEqual([
      ['product-id:p1', 'catalog'],
      ['products', 'catalog'],
    ]);
    expect(framework.later).toEqual([]);
  });

  it('revalidates once more for all events within the window, at its end', async () => {
    makeStale(['products']);
    vi.advanceTimersByTime(1_000);
    for (let event = 0; event < 100; event++) makeStale(['products', `product-id:p${event}`]);
    expect(count('products')).toBe(1);
    await runLater();
    expect(clock.waited).toEqual([4_000]);
    expect([count('products'), count('product-id:p7')]).toEqual([2, 1]);
  });

  it('opens a new window after the last revalidation', async () => {
    makeStale(['products']);
    makeStale(['products']);
    await runLater();
    makeStale(['products']);
    expect(count('products')).toBe(2);
    await runLater();
    expect(count('products')).toBe(3);
    vi.advanceTimersByTime(5_000);
    makeStale(['products']);
    expect(count('products')).toBe(4);
  });

  it('waits less for a tag of one product', async () => {
    makeStale(['product-stock:p1']);
    makeStale(['product-stock:p1']);
    await runLater();
    expect(clock.waited).toEqual([1_000]);
    expect(count('product-stock:p1')).toBe(2);
  });

  it('never loses an event whose later revalidation did not run', () => {
    makeStale(['products']);
    makeStale(['products']);
    framework.later = [];
    vi.advanceTimersByTime(5_001);
    makeStale(['products']);
    expect(count('products')).toBe(2);
  });

  it('expires a product at once, so that no page reports it as not found again', () => {
    makeStale(['product:none']);
    expect(framework.revalidated).toEqual([['product:none', { expire: 0 }]]);
  });
});
