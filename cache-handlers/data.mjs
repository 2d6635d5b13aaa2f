import { memoryData } from './memory-data.mjs';
import { sharedData } from './shared.mjs';

/**
 * Stores results of `"use cache"` functions for several servers: in Redis and, while Redis is
 * unreachable, in the memory of each server. Configured only when `REDIS_URL` is set.
 *
 * @type {import('next/cache').CacheHandler}
 */
const handler = {
  async get(key, softTags) {
    return ((await sharedData()) ?? memoryData).get(key, softTags);
  },
  async set(key, entry) {
    await ((await sharedData()) ?? memoryData).set(key, entry);
  },
  async refreshTags() {
    await ((await sharedData()) ?? memoryData).refreshTags();
  },
  async getExpiration(tags) {
    return ((await sharedData()) ?? memoryData).getExpiration(tags);
  },
  async updateTags(tags, durations) {
    await memoryData.updateTags(tags, durations);
    // A server that is unreachable now misses this update, so every entry has a lifetime as well.
    await (await sharedData())?.updateTags(tags, durations).catch(() => undefined);
  },
};

export default handler;
