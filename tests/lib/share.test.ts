import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShare } from '@/lib/share';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A load whose result a test supplies. */
function manualLoad() {
  const answers: { resolve: (value: string) => void; reject: (reason: Error) => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  return { load, answers };
}

describe('createShare', () => {
  it('makes one call for all simultaneous requests', async () => {
    const share = createShare<string>(1_000);
    const { load, answers } = manualLoad();
    const results = Array.from({ length: 50 }, () => share('key', load));
    answers[0]?.resolve('answer');
    expect(new Set(await Promise.all(results))).toEqual(new Set(['answer']));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shares a slow response however long it takes, and caches it from its arrival', async () => {
    const share = createShare<string>(1_000);
    const { load, answers } = manualLoad();
    const first = share('key', load);
    await vi.advanceTimersByTimeAsync(60_000);
    const second = share('key', load);
    answers[0]?.resolve('slow');
    expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
    await vi.advanceTimersByTimeAsync(999);
    expect(await share('key', load)).toBe('slow');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests again when the lifetime is over', async () => {
    const share = createShare<string>(1_000);
    const load = vi.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    expect(await share('key', load)).toBe('old');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await share('key', load)).toBe('new');
  });

  it('rejects all waiting calls on a failure, and does not cache it', async () => {
    const share = createShare<string>(1_000);
    const { load, answers } = manualLoad();
    const results = [share('key', load), share('key', load)];
    answers[0]?.reject(new Error('down'));
    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = share('key', load);
    answers[1]?.resolve('up');
    expect(await again).toBe('up');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('caches null like any other response', async () => {
    const share = createShare<string | null>(1_000);
    const load = vi.fn().mockResolvedValue(null);
    expect(await share('key', load)).toBeNull();
    expect(await share('key', load)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('separates keys', async () => {
    const share = createShare<string>(1_000);
    expect(await share('a', async () => 'A')).toBe('A');
    expect(await share('b', async () => 'B')).toBe('B');
    expect(await share('a', async () => 'other')).toBe('A');
  });

  it('limits the number of keys: expired ones are dropped first, then the oldest', async () => {
    const share = createShare<string>(1_000, 3);
    const load = vi.fn(async () => 'shared');
    await share('over', load);
    await vi.advanceTimersByTimeAsync(1_000);
    for (const key of ['a', 'b', 'c']) await share(key, load);
    expect(load).toHaveBeenCalledTimes(4);
    await share('a', load);
    expect(load).toHaveBeenCalledTimes(4);

    await share('d', load);
    for (const key of ['b', 'c', 'd']) await share(key, load);
    expect(load).toHaveBeenCalledTimes(5);
    await share('a', load);
    expect(load).toHaveBeenCalledTimes(6);
  });
});
