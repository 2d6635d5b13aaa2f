/** Callers share one load per key, until `milliseconds` after it settled. Failures are not stored. */
export function createShare<T>(milliseconds: number, maxKeys = 1_000) {
  /** A promise refers to its request and all that was rendered for it, so only pending loads are promises. */
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
    /** Always drops pending loads, whose results may predate the change. Callers that wait still get them. */
    clear: (isAffected: (value: T) => boolean = () => true): void => {
      for (const [key, entry] of entries)
        if ('pending' in entry || isAffected(entry.value)) entries.delete(key);
    },
  });
}
