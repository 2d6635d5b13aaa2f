import 'server-only';
import { sharedRedis } from '@/lib/redis';
import { createShare } from '@/lib/share';
import { isPlatformReachable } from '@/lib/wix/reachable';

type Part = 'reachable' | 'unreachable';
export type Readiness = {
  status: 'ready' | 'not-ready';
  platform: Part;
  /** `none`: one server alone needs no shared cache. */
  cache: Part | 'none';
};

/** However many ask, the platform and the cache are asked every two seconds at most. */
const share = createShare<Readiness>(2_000);

/**
 * Whether this server can serve shoppers. Without the shared cache it can: it goes on alone. Without the platform it
 * shows the catalog and sells nothing: a balancer may prefer another server, and must not stop the last one.
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
