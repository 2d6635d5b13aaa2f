import 'server-only';
import { sharedRedis } from '@/lib/redis';

/** Longer than a delivery may be old. In milliseconds. */
const REMEMBERED_MS = 60 * 60 * 1_000;
const MOST = 10_000;

const seen = new Map<string, number>();

/** Whether nobody has taken this event before, on any server of the shop; from now on somebody has. */
export async function claimEvent(key: string): Promise<boolean> {
  const now = Date.now();
  for (const [old, until] of seen) {
    if (until > now && seen.size < MOST) break;
    seen.delete(old);
  }
  if (seen.has(key)) return false;
  seen.set(key, now + REMEMBERED_MS);
  try {
    const redis = await sharedRedis();
    const claimed = await redis?.set(`webhook:${key}`, '1', { NX: true, PX: REMEMBERED_MS });
    return claimed !== null;
  } catch {
    // Redis is away: this server knows what it has seen itself, and an event taken twice does no harm.
    return true;
  }
}

/** It could not be dealt with: the next delivery has its chance. */
export async function releaseEvent(key: string): Promise<void> {
  seen.delete(key);
  await (await sharedRedis())?.del(`webhook:${key}`).catch(() => undefined);
}
