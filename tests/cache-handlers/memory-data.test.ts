import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../cache-handlers/memory-data.mjs';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (text: string, tags: string[] = []) =>
  Promise.resolve({
    value: new Blob([text]).stream(),
    tags,
    stale: 300,
    timestamp: Date.now(),
    expire: 3_600,
    revalidate: 300,
  });
const read = async (key: string, softTags: string[] = []) => {
  const found = await memoryData.get(key, softTags);
  return found && { text: await new Response(found.value).text(), revalidate: found.revalidate };
};

describe('cached data in memory', () => {
  it('returns what was stored, as often as it is read', async () => {
    await memoryData.set('a', entry('bowl'));
    expect(await read('a')).toEqual({ text: 'bowl', revalidate: 300 });
    expect(await read('a')).toEqual({ text: 'bowl', revalidate: 300 });
    expect(await read('none')).toBeUndefined();
  });

  it('serves an entry with a stale tag once more while it is refreshed', async () => {
    await memoryData.set('b', entry('bowl', ['product:b']));
    vi.setSystemTime(1_000_001);
    await memoryData.updateTags(['product:b'], { expire: 60 });
    expect(await read('b')).toEqual({ text: 'bowl', revalidate: -1 });
    vi.setSystemTime(1_061_000);
    expect(await read('b')).toBeUndefined();
  });

  it('drops an entry at once when one of its tags or path tags has expired', async () => {
    await memoryData.set('c', entry('bowl', ['product:c']));
    await memoryData.set('d', entry('bowl'));
    vi.setSystemTime(1_000_001);
    await memoryData.updateTags(['product:c', '_path']);
    expect(await read('c')).toBeUndefined();
    expect(await read('d', ['_path'])).toBeUndefined();
    expect(await read('d')).toEqual({ text: 'bowl', revalidate: 300 });
    expect(await memoryData.getExpiration(['product:c'])).toBe(1_000_001);
  });
});
