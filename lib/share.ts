/**
 * Shares one load per key. Concurrent callers wait for the same load, and later callers get its
 * result until `milliseconds` after it settled. Failures are not stored.
 */
export function createShare<T>(milliseconds: number, maxKeys = 1_000) {
  /**
   * A promise refers to the request that created it, with all that the framework has rendered for
   * it. So only pending loads are stored as promises.
   */
  type Entry = { pending: Promise<T> } | { value: T; expiresAt: number };
  const entries = new Map<string, Entry>();

  /** Deletes expired entries, and the oldest beyond the limit. A Map iterates in their order. */
  const sweep = (now: number): void => {
    for (const [key, entry] of entries) {
      const isOver = 'value' in entry && entry.expiresAt <= now;
      if (!isOver && entries.size < maxKeys) break;
      entries.delete(key);
    }
  };

  const share = (key: string, load: () => Promise<T>): Promise<T> => {
    const now = Date.now();
    const entry = entries.get(key);
    if (entry && 'pending' in entry) return entry.pending;
    if (entry && entry.expiresAt > now) return Promise.resolve(entry.value);
    entries.delete(key);
    sweep(now);
    const fresh: Entry = { pending: load() };
    entries.set(key, fresh);
    const settle = (store: () => void) => {
      if (entries.get(key) !== fresh) return;
      entries.delete(key);
      store();
    };
    fresh.pending.then(
      (value) => settle(() => entries.set(key, { value, expiresAt: Date.now() + milliseconds })),
      () => settle(() => undefined),
    );
    return fresh.pending;
  };

  return Object.assign(share, {
    /**
     * Drops the entries that `isAffected` returns true for. Callers that already wait still get
     * the pending result. A pending load is always dropped, because its result may predate the
     * change.
     */
    clear: (isAffected: (value: T) => boolean = () => true): void => {
      for (const [key, entry] of entries)
        if ('pending' in entry || isAffected(entry.value)) entries.delete(key);
    },
  });
}
