import { readFirstData, saveFirstData } from './first-entries.mjs';
import { publishTimes } from './redis.mjs';
import { openStore } from './store.mjs';
import { addTimes, isExpired, isStale, latestExpiry, timesOf } from './tag-times.mjs';

// Stores results of `"use cache"` functions. Next.js checks the age of an entry itself, and serves one past
// its `revalidate` while it regenerates it.
/** @typedef {import('./first-entries.mjs').DataEntry} Entry */

const store = openStore({
  name: 'data',
  megabytes: 50,
  isFresh: (/** @type {Entry} */ { tags, storedAt, revalidate }) =>
    storedAt + revalidate * 1000 > Date.now() && !isStale(tags, storedAt) && !isExpired(tags, storedAt),
  first: readFirstData,
});

/** @type {import('next/cache').CacheHandler} */
const handler = {
  async get(key, softTags) {
    const entry = await store.get(key);
    if (entry === undefined) return undefined;
    const { value, storedAt, ...lifetime } = entry;
    const tags = [...entry.tags, ...softTags];
    if (isExpired(tags, storedAt)) return undefined;
    return {
      ...lifetime,
      ...(isStale(tags, storedAt) && { revalidate: -1 }),
      timestamp: storedAt,
      value: new ReadableStream({
        start(controller) {
          controller.enqueue(value);
          controller.close();
        },
      }),
    };
  },
  async set(key, pendingEntry) {
    try {
      const { value, timestamp, tags, stale, expire, revalidate } = await pendingEntry;
      const bytes = new Uint8Array(await new Response(value).arrayBuffer());
      const entry = { tags, stale, expire, revalidate, storedAt: timestamp, value: bytes };
      await store.set(key, entry, expire);
      saveFirstData(key, entry);
    } catch {
      // The function failed while it was read. A part of its result is of no use.
    }
  },
  async refreshTags() {},
  async getExpiration(tags) {
    return latestExpiry(tags);
  },
  async updateTags(tags, durations) {
    const times = timesOf(tags, durations);
    addTimes(times);
    await publishTimes(times);
  },
};

export default handler;
