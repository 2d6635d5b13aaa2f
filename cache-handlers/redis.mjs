import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { addTimes } from './tag-times.mjs';

// The part of the cache that several servers share (docs/decisions/0009-several-servers.md). The package is
// loaded only when there is an address. While Redis is unavailable, reads find nothing, writes do nothing,
// and times of tags wait for it.
/** @typedef {import('./tag-times.mjs').Times} Times */

const url = process.env.REDIS_CACHE_URL || process.env.REDIS_URL;
const isShared = Boolean(url) && process.env.NEXT_PHASE !== 'phase-production-build';

const FIRST_CONNECTION_MS = 1_000;
/** In milliseconds. A shopper does not wait longer for a cache. */
const ANSWER_MS = 300;
/** Milliseconds without Redis after a response that did not arrive in time. */
const PAUSE_MS = 2_000;

/** Times of tags are the same for all builds: an old and a new one may run side by side. */
const TAGS = 'shop:tags';
/** Longer than the lifetime of any entry. */
const TAGS_LAST_MS = 31 * 24 * 60 * 60 * 1_000;

/** Builds with a `DEPLOYMENT_ID` all have the same `BUILD_ID`. */
const build = () =>
  process.env.DEPLOYMENT_ID ||
  readFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();

/** Times that reached no other server yet. @type {LRUCache<string, Times>} */
const unsent = new LRUCache({ max: 50_000 });
let pausedUntil = 0;
/** @type {ReturnType<typeof open> | undefined} */
let opened;

async function open() {
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A Redis that hangs loses its connection.
    pingInterval: 500,
    socket: {
      connectTimeout: FIRST_CONNECTION_MS,
      socketTimeout: PAUSE_MS,
      reconnectStrategy: (/** @type {number} */ tries) => Math.min(PAUSE_MS, 50 * 2 ** tries),
    },
  });
  // A connection that listens can run no other commands.
  const listener = client.duplicate();
  const prefix = `shop:${build()}:`;

  /** Reads what this server has missed, and sends what the others have missed. */
  const catchUp = async () => {
    if (!client.isReady) return;
    const old = [];
    for (const [field, value] of Object.entries(await client.hGetAll(TAGS))) {
      const times = JSON.parse(value);
      addTimes({ [field.slice(field.indexOf(' ') + 1)]: times });
      if ((times.stale ?? times.expired) < Date.now() - TAGS_LAST_MS) old.push(field);
    }
    if (old.length > 0) await client.hDel(TAGS, old);
    const waiting = Object.fromEntries(unsent.entries());
    unsent.clear();
    if (Object.keys(waiting).length > 0) await publishTimes(waiting);
  };
  for (const connection of [client, listener])
    connection.on('error', () => undefined).on('ready', () => void catchUp().catch(() => undefined));
  const listening = listener
    .connect()
    .then(() => listener.subscribe(TAGS, (message) => addTimes(JSON.parse(message))))
    // Between the connection and the subscription, other servers may have published.
    .then(catchUp);
  // Both keep trying. Tags revalidated before there is a connection reach the others with it.
  await Promise.race([
    Promise.all([client.connect(), listening]).catch(() => undefined),
    delay(FIRST_CONNECTION_MS),
  ]);
  return { client, binary: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }), prefix };
}

/** Null without Redis, and while it is unavailable. */
async function connection() {
  if (!isShared) return null;
  opened ??= open();
  const redis = await opened;
  return redis.client.isReady && pausedUntil < Date.now() ? redis : null;
}

/** @template T @param {Promise<T>} answer @returns {Promise<T>} */
async function inTime(answer) {
  const late = Symbol('late');
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    const first = await Promise.race([answer, delay(ANSWER_MS, late, { ref: false, signal })]);
    if (first !== late) return /** @type {T} */ (first);
  } finally {
    waiting.abort();
  }
  answer.catch(() => undefined);
  pausedUntil = Date.now() + PAUSE_MS;
  throw new Error('Redis did not answer in time.');
}

/** @param {string} key @returns {Promise<Buffer | undefined>} */
export async function readShared(key) {
  const redis = await connection();
  return (redis && (await inTime(redis.binary.get(redis.prefix + key)).catch(() => null))) ?? undefined;
}

/** @param {string} key @param {Buffer} bytes @param {number} lifetime in ms */
export async function writeShared(key, bytes, lifetime) {
  const redis = await connection();
  if (redis === null || lifetime < 1) return;
  const expiration = /** @type {const} */ ({ type: 'PX', value: Math.ceil(lifetime) });
  await inTime(redis.client.set(redis.prefix + key, bytes, { expiration })).catch(() => undefined);
}

/** A server that starts later reads the times when it connects. @param {Record<string, Times>} times */
export async function publishTimes(times) {
  if (!isShared) return;
  const redis = await connection();
  const sent = redis === null ? Promise.reject() : inTime(publish(redis.client, times));
  await sent.catch(() => {
    for (const [tag, time] of Object.entries(times)) unsent.set(tag, time);
  });
}

/** @param {Awaited<ReturnType<typeof open>>['client']} client @param {Record<string, Times>} times */
const publish = (client, times) =>
  client
    .multi()
    .hSet(
      TAGS,
      // A later staleness must not replace an expiry.
      Object.fromEntries(
        Object.entries(times).map(([tag, time]) => [
          `${time.expired === undefined ? 'stale' : 'expired'} ${tag}`,
          JSON.stringify(time),
        ]),
      ),
    )
    .pExpire(TAGS, TAGS_LAST_MS)
    .publish(TAGS, JSON.stringify(times))
    .exec();
