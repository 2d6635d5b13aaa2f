import { LRUCache } from 'lru-cache';
import { cachedPagePolicy, policySources } from '../lib/http/content-policy.mjs';
import { inspectInlineCode, joinDataScripts } from '../lib/http/inline-code.mjs';
import { dropFirstPage, mayRefreshFirstPage, readFirstPage } from './first-entries.mjs';
import { publishTimes } from './redis.mjs';
import { openStore } from './store.mjs';
import { addTimes, isExpired, isStale, timesOf } from './tag-times.mjs';

/**
 * Stores cached pages and route responses for Next.js. A page whose lifetime is over, or with a stale tag,
 * is served once more while it is regenerated, and stays when that fails. Nothing is written to disk, so
 * invented URLs cannot fill it. Each page gets a content security policy that allows exactly its own inline
 * scripts and style sheets (docs/decisions/0007-content-security-policy.md).
 * @typedef {import('./first-entries.mjs').PageEntry} Entry
 * @typedef {import('./first-entries.mjs').PageValue} Value
 * @typedef {import('./first-entries.mjs').CacheControl} CacheControl
 */

const POLICY = 'content-security-policy';
/** Next.js stores the tags of a page in this header. */
const TAGS = 'x-next-cache-tags';
/** Pages that expire sooner must not outlive their time, e.g. "not found". In seconds. */
const DAY = 24 * 60 * 60;

/** @type {import('../lib/http/content-policy.mjs').Sources | undefined} */
let sources;

/** @param {Entry} entry */
const tagsOf = ({ value }) => String(value?.headers?.[TAGS] ?? '').split(',');

/** @param {Entry} entry */
const isPastLifetime = ({ storedAt, cacheControl: { revalidate } = {} }) =>
  typeof revalidate === 'number' && storedAt + revalidate * 1000 < Date.now();

// Such an entry is not served even once more. Pages of a build are served however old the build is: a server
// that starts while the platform is away has no others.
/** @param {Entry} entry */
function isGone(entry) {
  const { storedAt, isFirst = false, cacheControl: { expire = Number.POSITIVE_INFINITY } = {} } = entry;
  const isTooOld = storedAt + expire * 1000 < Date.now() && !(isFirst && expire >= DAY);
  return isTooOld || isExpired(tagsOf(entry), storedAt);
}

/** @param {Entry} entry */
const isFresh = (entry) =>
  !isPastLifetime(entry) && !isStale(tagsOf(entry), entry.storedAt) && !isGone(entry);

const store = openStore({ name: 'page', megabytes: 96, isFresh, first: firstPage });

// When a rendering began. A tag that becomes stale meanwhile makes its result stale.
/** @type {LRUCache<string, number>} */
const begun = new LRUCache({ max: 1_000, ttl: 60_000 });
/** Values that Next.js got. It stores one again when its regeneration fails. @type {WeakSet<Value>} */
const served = new WeakSet();

/** @param {string} key @returns {Promise<Entry | undefined>} */
async function firstPage(key) {
  const entry = await readFirstPage(key);
  if (entry) addPolicy(entry.value);
  return entry;
}

/** @param {Value | null} value */
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE') return;
  const { link } = value.headers ?? {};
  // The shell of a page that is rendered per request has the first request's nonce in its `Link` header.
  if (typeof link === 'string')
    value.headers = { ...value.headers, link: link.replaceAll(/; nonce="[^"]*"/g, '') };
  if (typeof value.html !== 'string' || value.html === '') return;
  value.html = joinDataScripts(value.html);
  // Not earlier: instrumentation.ts completes the environment after this file has loaded.
  sources ??= policySources(process.env);
  value.headers = {
    ...value.headers,
    [POLICY]: cachedPagePolicy(sources, inspectInlineCode(String(value.html))),
  };
}

// Next.js serves an entry once more and regenerates it in the background when it is just past its lifetime.
/** @param {Entry} entry */
function forNext(entry, isOld = false) {
  const { value, storedAt, isFirst, cacheControl } = entry;
  if (!isOld) return { value, lastModified: storedAt, cacheControl };
  const isOwn = typeof cacheControl?.revalidate === 'number';
  const revalidate = isOwn ? Number(cacheControl.revalidate) : 1;
  if (isFirst && !isStale(tagsOf(entry), storedAt) && !mayRefreshFirstPage())
    return { value, lastModified: Date.now(), cacheControl: { ...cacheControl, revalidate: 1 } };
  return {
    value,
    lastModified: Date.now() - revalidate * 1000 - 1,
    cacheControl: { ...cacheControl, revalidate },
  };
}

// See lib/http/uncached-pages.ts. Undefined in a build.
/** @returns {{ failureOf(key: string): Promise<Error | null>, end(): void } | undefined} */
const outage = () => Reflect.get(globalThis, Symbol.for('shop.process-state'))?.get('uncached-pages');

export default class Pages {
  /** @param {string} key */
  async get(key) {
    const entry = await store.get(key);
    const isCurrent = entry !== undefined && isFresh(entry);
    if (!isCurrent && !begun.has(key)) begun.set(key, Date.now());
    if (entry === undefined || isGone(entry)) {
      const failure = await outage()?.failureOf(key);
      if (failure) throw failure;
      return null;
    }
    if (entry.value) served.add(entry.value);
    if (!isFound(entry.value)) dropFirstPage(key);
    return forNext(entry, !isCurrent);
  }

  /** @param {string} key @param {Value | null} value @param {{ cacheControl?: CacheControl }} context */
  async set(key, value, { cacheControl }) {
    // The former page, because the platform is unavailable. Another server may have a newer one.
    if (value && served.has(value)) {
      await store.set(key, { value, storedAt: Date.now(), cacheControl }, 0);
      return;
    }
    if (value?.kind === 'APP_PAGE') outage()?.end();
    // Changes the object itself: Next.js also sends it to the request that caused the rendering.
    addPolicy(value);
    if (!isFound(value)) dropFirstPage(key);
    const storedAt = begun.get(key) ?? Date.now();
    begun.delete(key);
    const target = redirectTarget(value);
    const stored = value && target ? { ...value, headers: { ...value.headers, location: target } } : value;
    // The response to the request that caused the rendering has its own.
    if (target) delete value?.headers?.location;
    await store.set(key, { value: stored, storedAt, cacheControl }, cacheControl?.expire);
  }

  /** @param {string | string[]} tag @param {{ expire?: number }} [durations] */
  async revalidateTag(tag, durations) {
    const times = timesOf([tag].flat(), durations);
    addTimes(times);
    await publishTimes(times);
  }

  resetRequestCache() {}
}

// Undefined for a page that does not redirect. One that is regenerated has no `Location`, because the
// response has been sent by then (Next.js 16.4). Its HTML has the digest of the redirect.
/** @param {Value | null} value */
function redirectTarget(value) {
  if (value?.status !== 307 && value?.status !== 308) return undefined;
  const [, target] = /NEXT_REDIRECT;\w+;(\/[^;"\\]*);30[78];/.exec(String(value.html ?? '')) ?? [];
  return value.headers?.location ?? target;
}

/** @param {Value | null} value */
const isFound = (value) => value !== null && (value.status ?? 200) < 300;
