import { LRUCache } from 'lru-cache';

/**
 * Stores results of `"use cache"` functions in this process while Redis is unreachable.
 *
 * @typedef {import('next/cache').CacheEntry} CacheEntry
 * @typedef {Omit<CacheEntry, 'value'> & { value: Uint8Array }} Stored
 */

/** @type {LRUCache<string, Stored>} */
const entries = new LRUCache({
  max: 5_000,
  maxSize: 50 * 1024 * 1024,
  sizeCalculation: ({ value }, key) => value.byteLength + key.length * 2 + 1024,
});
/** @type {LRUCache<string, { stale?: number, expired?: number }>} times in ms */
const tagTimes = new LRUCache({ max: 50_000 });

/** @param {readonly string[]} tags @param {'stale' | 'expired'} time */
const latest = (tags, time) => Math.max(0, ...tags.map((tag) => tagTimes.get(tag)?.[time] ?? 0));

/** @type {import('next/cache').CacheHandler} */
export const memoryData = {
  async get(key, softTags) {
    const stored = entries.get(key);
    if (stored === undefined) return undefined;
    const tags = [...stored.tags, ...softTags];
    const expired = latest(tags, 'expired');
    if (expired > stored.timestamp && expired <= Date.now()) return undefined;
    const isStale = latest(tags, 'stale') > stored.timestamp;
    return {
      ...stored,
      // Next.js serves an entry past its `revalidate` and refreshes it in the background.
      ...(isStale && { revalidate: -1 }),
      value: new Blob([Buffer.from(stored.value)]).stream(),
    };
  },
  async set(key, pendingEntry) {
    const entry = await pendingEntry;
    entries.set(key, { ...entry, value: new Uint8Array(await new Response(entry.value).arrayBuffer()) });
  },
  async refreshTags() {},
  async getExpiration(tags) {
    return latest(tags, 'expired');
  },
  async updateTags(tags, durations) {
    const now = Date.now();
    for (const tag of tags)
      tagTimes.set(
        tag,
        durations === undefined
          ? { expired: now }
          : {
              stale: now,
              ...(durations.expire !== undefined && { expired: now + durations.expire * 1000 }),
            },
      );
  },
};
