/**
 * Shares one answer among all who ask for the same key at about the same time: concurrent callers wait for one load,
 * and later ones get its result until `milliseconds` after it settled. Failures are not kept.
 */
export function createShare<T>(milliseconds: number, maxKeys = 1_000) {
  type Entry = { value: Promise<T>; expiresAt: number; settled?: { value: T } };
  const entries = new Map<string, Entry>();

  const sweep = (now: number): void => {
    for (const [key, entry] of entries) if (entry.expiresAt <= now) entries.delete(key);
    // Still too many: the oldest go. Map keeps the order of insertion.
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
     * Drops what `isAffected` returns true for, or everything; who waits already gets what was asked for. A load under way
     * is always dropped: its result may be from before the change.
     */
    clear: (isAffected: (value: T) => boolean = () => true): void => {
      for (const [key, { settled }] of entries)
        if (!settled || isAffected(settled.value)) entries.delete(key);
    },
  });
}
