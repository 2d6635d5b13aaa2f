/**
 * Shares one answer among all who ask for the same key at about the same time: concurrent callers wait for one load,
 * and later ones get its result until `milliseconds` after it settled. Failures are not kept.
 */
export function createShare<T>(milliseconds: number, maxKeys = 1_000) {
  const entries = new Map<string, { value: Promise<T>; expiresAt: number }>();

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
    const fresh = { value: load(), expiresAt: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, fresh);
    fresh.value.then(
      () => {
        fresh.expiresAt = Date.now() + milliseconds;
      },
      () => {
        if (entries.get(key) === fresh) entries.delete(key);
      },
    );
    return fresh.value;
  };

  return Object.assign(share, {
    /** From now on everything is loaded anew; who waits already gets what was asked for. */
    clear: () => entries.clear(),
  });
}
