import { LRUCache } from 'lru-cache';

/**
 * The times at which this server and, through Redis, the others revalidated tags, in ms. A tag that became
 * stale at `stale` lets older entries be served while they are regenerated, until `until`. One that `expired`
 * removes older entries at once. Both are stored, because a later staleness must not undo an expiry.
 * @typedef {{ stale?: number, until?: number, expired?: number }} Times
 */

// Tags come from the shop's own webhooks and actions, so the catalog bounds their number.
/** @type {LRUCache<string, Times>} */
const times = new LRUCache({ max: 50_000 });

/**
 * As for the framework, entries expire at once without durations, or with an `expire` of 0 seconds.
 * @param {readonly string[]} tags @param {{ expire?: number }} [durations] @returns {Record<string, Times>}
 */
export function timesOf(tags, durations) {
  const now = Date.now();
  const expiresAtOnce = durations === undefined || durations.expire === 0;
  const until = durations?.expire === undefined ? undefined : now + durations.expire * 1000;
  return Object.fromEntries(
    tags.map((tag) => [tag, expiresAtOnce ? { expired: now } : { stale: now, until }]),
  );
}

/** Of two equal events the later one counts. @param {Record<string, Times>} added */
export function addTimes(added) {
  for (const [tag, { stale = 0, until, expired = 0 }] of Object.entries(added)) {
    const known = times.get(tag) ?? {};
    const isLater = stale > (known.stale ?? 0);
    times.set(tag, {
      stale: isLater ? stale : known.stale,
      until: isLater ? until : known.until,
      expired: Math.max(expired, known.expired ?? 0),
    });
  }
}

/** @param {readonly string[]} tags @param {number} storedAt */
export const isStale = (tags, storedAt) => tags.some((tag) => (times.get(tag)?.stale ?? 0) > storedAt);

/** @param {readonly string[]} tags @param {number} storedAt */
export const isExpired = (tags, storedAt) => tags.some((tag) => expiryOf(tag, storedAt) > storedAt);

/** 0 where none of the tags expired. @param {readonly string[]} tags */
export const latestExpiry = (tags) => Math.max(0, ...tags.map((tag) => expiryOf(tag, 0)));

/** @param {string} tag @param {number} storedAt of an entry */
function expiryOf(tag, storedAt) {
  const { stale = 0, until = Number.POSITIVE_INFINITY, expired = 0 } = times.get(tag) ?? {};
  // An entry that was stored after the tag became stale does not expire with it.
  return Math.max(expired, stale > storedAt && until <= Date.now() ? stale : 0);
}
