/**
 * Returns a function that shares one load per key. Concurrent callers wait for the same load, and
 * later callers get its result until `milliseconds` after it settled. Failures are not stored.
 */
export function createShare<T>(milliseconds: number, maxKeys = 1_000) {
  type Entry = { value: Promise<T>; expiresAt: number; settled?: { value: T } };
  const entries = new Map<string, Entry>();

  const sweep = (now: number): void => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now) entries.delete(key);
    // Still too many: the oldest go. A Map iterates in order of insertion.
    for (const key of entries.keys()) {
      if (entries.size < maxKeys) break;
      entries.delete(key);
    }
  };

  const share = (key: string, load: () => Promise<T>): Promise<T> => {
    const now = Date.now();
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now) return entry.value;
    if (entries.size >= maxKeys) sweep(now);
    const fresh: Entry = { value: load(), expiresAt: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, fresh);
    fresh.value.then(
      (value) => {
        fresh.settled = { value };
        fresh.expiresAt = Date.now() + milliseconds;
      },
      () => {
        if (entries.get(key) === fresh) entries.delete(key);
      },
    );
    return fresh.value;
  };

  return Object.assign(share, {
    /**
     * Drops the entries that `isAffected` returns true for, or all. Callers that already wait still
     * get the pending result. A pending load is always dropped, because its result may predate the
     * change.
     */
    clear: (isAffected: (value: T) => boolean = () => true): void => {
      for (const [key, { settled }] of entries)
        if (!settled || isAffected(settled.value)) entries.delete(key);
    },
  });
}
