import 'server-only';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';

/** Longer than the maximum age of a delivery. In milliseconds. */
const REMEMBERED_MS = 60 * 60 * 1_000;
const MAX_EVENTS = 10_000;

const seen = processState('webhook-events', () => new Map<string, number>());

/** Claims an event. Returns false when any server of the shop has claimed it before. */
export async function claimEvent(key: string): Promise<boolean> {
  const now = Date.now();
  for (const [old, until] of seen) {
    if (until > now && seen.size < MAX_EVENTS) break;
    seen.delete(old);
  }
  if (seen.has(key)) return false;
  seen.set(key, now + REMEMBERED_MS);
  try {
    const redis = await sharedRedis();
    const claimed = await redis?.set(`webhook:${key}`, '1', { NX: true, PX: REMEMBERED_MS });
    return claimed !== null;
  } catch {
    // Redis is unavailable, so only this server's events are known. Processing one twice does no
    // harm.
    return true;
  }
}

/** Releases an event that could not be processed, so that its next delivery is processed. */
export async function releaseEvent(key: string): Promise<void> {
  seen.delete(key);
  await (await sharedRedis())?.del(`webhook:${key}`).catch(() => undefined);
}
