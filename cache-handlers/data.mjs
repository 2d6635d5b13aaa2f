import defaultHandler from 'next/dist/server/lib/cache-handlers/default.js';
import { sharedData } from './shared.mjs';

/**
 * Where Next.js keeps the answers of cached functions when several servers share them: in Redis and, while Redis is away,
 * in the memory of each server, as it does by itself.
 *
 * @typedef {import('next/dist/server/lib/cache-handlers/types').CacheHandler} CacheHandler
 */
const OWN_BYTES = 50 * 1024 * 1024;
const own = defaultHandler.createDefaultCacheHandler(OWN_BYTES);

/** @type {CacheHandler} */
const handler = {
  async get(key, softTags) {
    return ((await sharedData()) ?? own).get(key, softTags);
  },
  async set(key, entry) {
    await ((await sharedData()) ?? own).set(key, entry);
  },
  async refreshTags() {
    await ((await sharedData()) ?? own).refreshTags();
  },
  async getExpiration(tags) {
    return ((await sharedData()) ?? own).getExpiration(tags);
  },
  async updateTags(tags, durations) {
    await own.updateTags(tags, durations);
    // What cannot be told now ends by itself: every entry has its lifetime.
    await (await sharedData())?.updateTags(tags, durations).catch(() => undefined);
  },
};

export default handler;
