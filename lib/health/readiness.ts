import 'server-only';
import { sharedRedis } from '@/lib/redis';
import { createShare } from '@/lib/share';
import { isPlatformReachable } from '@/lib/wix/reachable';

type Part = 'reachable' | 'unreachable';
export type Readiness = {
  status: 'ready' | 'not-ready';
  platform: Part;
  /** `none`: a single server needs no shared cache. */
  cache: Part | 'none';
};

/**
 * Limits checks of the platform and the cache to one every two seconds, however many clients ask.
 */
const share = createShare<Readiness>(2_000);

/**
 * Returns whether this server can serve shoppers. Without the shared cache it can, on its own.
 * Without the platform it shows the catalog but sells nothing. A load balancer may then prefer
 * another server, but must not stop the last one.
 */
export const checkReadiness = (): Promise<Readiness> => share('', check);

async function check(): Promise<Readiness> {
  const [platform, cache] = await Promise.all([isPlatformReachable(), cacheState()]);
  return {
    status: platform ? 'ready' : 'not-ready',
    platform: platform ? 'reachable' : 'unreachable',
    cache,
  };
}

async function cacheState(): Promise<Readiness['cache']> {
  const redis = await sharedRedis();
  if (redis === null) return 'none';
  try {
    await redis.ping();
    return 'reachable';
  } catch {
    return 'unreachable';
  }
}
