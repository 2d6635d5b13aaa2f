import { LRUCache } from 'lru-cache';
import { policySources, scriptPolicy } from '../lib/http/content-policy.mjs';
import { inspectInlineScripts, joinDataScripts } from '../lib/http/inline-scripts.mjs';
import { sharedData, sharedPages } from './shared.mjs';

/**
 * Stores cached pages and route responses for Next.js: in the memory of the process, bounded in
 * entries and in bytes, and in Redis if several servers share them. Nothing is written to disk, so
 * made-up URLs cannot fill it. Each page gets a content security policy that allows exactly its own
 * inline scripts (docs/decisions/0007-content-security-policy.md).
 *
 * @typedef {object} Value
 * @property {string} kind
 * @property {unknown} [html]
 * @property {unknown} [rscData]
 * @property {unknown} [body]
 * @property {Map<string, Uint8Array>} [segmentData]
 * @property {Record<string, unknown>} [headers]
 *
 * @typedef {{ revalidate?: number | false, expire?: number }} CacheControl
 * @typedef {{ value: Value | null, lastModified: number, cacheControl?: CacheControl }} Entry
 */

const POLICY = 'content-security-policy';
/** Next.js stores the tags of a page in this header. */
const TAGS = 'x-next-cache-tags';
/** @type {import('../lib/http/content-policy.mjs').Sources | undefined} */
let sources;

/** @param {unknown} data */
const lengthOf = (data) =>
  typeof data === 'string' ? data.length * 2 : data instanceof Uint8Array ? data.byteLength : 0;

/** Size of an entry without content, in bytes: "not found" pages and redirects are that small. */
const OVERHEAD = 1024;

/**
 * @param {Entry} entry
 * @param {string} key
 * @returns {number} bytes
 */
function sizeOf({ value }, key) {
  const segments = [...(value?.segmentData?.values() ?? [])].reduce((sum, one) => sum + one.byteLength, 0);
  const content = lengthOf(value?.html) + lengthOf(value?.rscData) + lengthOf(value?.body) + segments;
  return OVERHEAD + key.length * 2 + content + JSON.stringify(value?.headers ?? {}).length * 2;
}

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ max: 5_000, maxSize: 96 * 1024 * 1024, sizeCalculation: sizeOf });
/**
 * The time at which each tag became stale, in ms. Tags come from the shop's own webhooks, so the
 * catalog bounds their number.
 *
 * @type {LRUCache<string, number>}
 */
const staleTags = new LRUCache({ max: 50_000 });
/**
 * The time at which each tag expired at once, in ms, e.g. because the site got another catalog.
 *
 * @type {LRUCache<string, number>}
 */
const expiredTags = new LRUCache({ max: 50_000 });

/** @param {Entry} entry */
const tagsOf = (entry) => String(entry.value?.headers?.[TAGS] ?? '').split(',');

/**
 * Returns whether one of the entry's tags has expired since it was stored. Next.js must not serve
 * it, not even once more.
 *
 * @param {Entry} entry
 */
const isExpired = (entry) => tagsOf(entry).some((tag) => (expiredTags.get(tag) ?? 0) > entry.lastModified);

/** @param {Value | null} value */
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE') return;
  const { link } = value.headers ?? {};
  // The shell of a page that is rendered per request has the nonce of the first request in its
  // `Link` header.
  if (typeof link === 'string')
    value.headers = { ...value.headers, link: link.replaceAll(/; nonce="[^"]*"/g, '') };
  if (typeof value.html !== 'string' || value.html === '') return;
  value.html = joinDataScripts(value.html);
  // Not read earlier, because instrumentation.ts completes the environment after this file has
  // loaded.
  sources ??= policySources(process.env);
  value.headers = {
    ...value.headers,
    [POLICY]: scriptPolicy(sources, inspectInlineScripts(String(value.html)).hashes),
  };
}

/**
 * Returns the entry, or the entry past its lifetime if one of its tags has become stale since it
 * was stored. Next.js then serves it once more and regenerates it in the background.
 *
 * @param {Entry} entry
 * @returns {Entry}
 */
function withStaleness(entry) {
  if (tagsOf(entry).every((tag) => (staleTags.get(tag) ?? 0) <= entry.lastModified)) return entry;
  const { revalidate } = entry.cacheControl ?? {};
  return typeof revalidate === 'number'
    ? { ...entry, lastModified: Math.min(entry.lastModified, Date.now() - revalidate * 1000 - 1) }
    : { ...entry, lastModified: -1 };
}

export default class Pages {
  /**
   * @param {string} key
   * @param {object} context
   * @returns {Promise<unknown>}
   */
  async get(key, context) {
    const shared = await sharedPages();
    if (shared) return (await shared.get(.../** @type {[never, never]} */ ([key, context]))) ?? null;
    const entry = entries.get(key);
    return entry && !isExpired(entry) ? withStaleness(entry) : null;
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   * @param {{ cacheControl?: Entry['cacheControl'] }} context
   */
  async set(key, value, context) {
    // Changes the object itself, because Next.js also sends it to the request that caused the
    // rendering.
    addPolicy(value);
    entries.set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl });
    const shared = await sharedPages();
    await shared?.set(.../** @type {[never, never, never]} */ ([key, value, context])).catch(() => undefined);
  }

  /**
   * @param {string | string[]} tag
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tag, durations) {
    const tags = [tag].flat();
    for (const one of tags) (durations?.expire === 0 ? expiredTags : staleTags).set(one, Date.now());
    const shared = await sharedPages();
    if (shared === null) return;
    // Data first. Otherwise the next server without the page would render it from stale data, for
    // all servers.
    await (await sharedData())?.updateTags(tags, durations).catch(() => undefined);
    await shared.revalidateTag(.../** @type {[never, never]} */ ([tag, durations])).catch(() => undefined);
  }

  resetRequestCache() {}
}
