import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Cache handlers in Redis, shared by several servers of the shop. Loaded only when `REDIS_URL` is
 * set, and never during a build. See docs/decisions/0009-several-servers.md.
 *
 * @typedef {import('@trieb.work/nextjs-turbo-redis-cache').RedisStringsHandler} SharedPages
 * @typedef {typeof import('@trieb.work/nextjs-turbo-redis-cache')} RedisCache
 * @typedef {ReturnType<RedisCache['getRedisCacheComponentsHandler']>} SharedData
 */

const isShared = Boolean(process.env.REDIS_URL) && process.env.NEXT_PHASE !== 'phase-production-build';

const FIRST_CONNECTION_MS = 1_000;

/** Entries are separate per build. Builds with a `DEPLOYMENT_ID` all have the same `BUILD_ID`. */
function options() {
  const build =
    process.env.DEPLOYMENT_ID ||
    readFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  return {
    redisUrl: process.env.REDIS_URL,
    database: 0,
    keyPrefix: `shop:${build}:`,
    // In ms. A shopper does not wait longer for a cache.
    getTimeoutMs: 300,
    // In ms. How long another server may serve an entry that this one has regenerated.
    inMemoryCachingTime: 300,
  };
}

/** @type {Promise<SharedPages> | undefined} */
let pages;
/** @type {Promise<SharedData> | undefined} */
let data;

/** @returns {Promise<SharedPages | null>} null without Redis, or while it is unreachable */
export async function sharedPages() {
  if (!isShared) return null;
  pages ??= import('@trieb.work/nextjs-turbo-redis-cache').then(({ RedisStringsHandler }) =>
    connected(new RedisStringsHandler(options())),
  );
  return whenReady(await pages);
}

/** @returns {Promise<SharedData | null>} null without Redis, or while it is unreachable */
export async function sharedData() {
  if (!isShared) return null;
  data ??= import('@trieb.work/nextjs-turbo-redis-cache').then(({ getRedisCacheComponentsHandler }) =>
    connected(getRedisCacheComponentsHandler(options())),
  );
  return whenReady(await data);
}

/**
 * Waits briefly for the first connection. Tags revalidated before there is one reach no other
 * server.
 *
 * @template T
 * @param {T} handler
 * @returns {Promise<T>}
 */
async function connected(handler) {
  const { client } = Object(handler);
  if (client?.isReady !== true)
    await once(client, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_MS) }).catch(() => undefined);
  return handler;
}

/**
 * @template T
 * @param {T} handler
 */
const whenReady = (handler) => (Object(handler).client?.isReady === true ? handler : null);
