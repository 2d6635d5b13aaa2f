import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import data from '../../cache-handlers/data.mjs';

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
  const found = await data.get(key, softTags);
  return found && { text: await new Response(found.value).text(), revalidate: found.revalidate };
};

describe('cached data', () => {
  it('is what was stored, as often as it is read', async () => {
    await data.set('a', entry('bowl'));
    expect(await read('a')).toEqual({ text: 'bowl', revalidate: 300 });
    expect(await read('a')).toEqual({ text: 'bowl', revalidate: 300 });
    expect(await read('none')).toBeUndefined();
  });

  it('is served past its lifetime, so that an outage cannot empty a list', async () => {
    await data.set('old', entry('bowl'));
    vi.setSystemTime(1_000_000 + 3_599_000);
    expect(await read('old')).toEqual({ text: 'bowl', revalidate: 300 });
  });

  it('with a stale tag is served once more while it is refreshed', async () => {
    await data.set('b', entry('bowl', ['product:b']));
    vi.setSystemTime(1_000_001);
    await data.updateTags(['product:b'], { expire: 60 });
    expect(await read('b')).toEqual({ text: 'bowl', revalidate: -1 });
    vi.setSystemTime(1_061_000);
    expect(await read('b')).toBeUndefined();
  });

  it.each([[undefined], [{ expire: 0 }]])(
    'is gone at once when a tag or a path tag expires (durations: %j)',
    async (durations) => {
      await data.set('c', entry('bowl', ['product:c']));
      await data.set('d', entry('bowl'));
      vi.setSystemTime(1_000_001);
      await data.updateTags(['product:c', '_path'], durations);
      expect(await read('c')).toBeUndefined();
      expect(await read('d', ['_path'])).toBeUndefined();
      expect(await read('d')).toEqual({ text: 'bowl', revalidate: 300 });
      expect(await data.getExpiration(['product:c'])).toBe(1_000_001);
    },
  );

  it('is gone when a tag has expired, whatever happens to another tag or to the same one later', async () => {
    await data.set('e', entry('bowl', ['none:e', 'products:e']));
    await data.set('f', entry('bowl', ['reviews:f']));
    vi.setSystemTime(1_000_001);
    await data.updateTags(['none:e', 'reviews:f']);
    await data.updateTags(['products:e'], { expire: 2_592_000 });
    vi.setSystemTime(1_000_002);
    await data.updateTags(['reviews:f'], { expire: 2_592_000 });
    expect(await read('e')).toBeUndefined();
    expect(await read('f')).toBeUndefined();
  });

  it('that failed while it was read is not stored', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('platform')) });
    await data.set('g', Promise.resolve({ ...(await entry('')), value: broken }));
    expect(await read('g')).toBeUndefined();
  });
});
