import 'server-only';
import { env } from '@/lib/config/env';
import { UnsupportedCatalogError } from '@/lib/errors/platform-error';
import { RemovedCartError } from '@/lib/errors/shop-error';
import { isSecret } from '@/lib/http/signed-value';
import { compact } from '@/lib/model/compact';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { evictionProblem, sharedRedis } from '@/lib/redis';
import { createShare } from '@/lib/share';
import { checkedGeneration } from '@/lib/wix/catalog/generation';
import { isCartRemoved, isPlatformReachable } from '@/lib/wix/health';

type Part = 'reachable' | 'unreachable';
export type Readiness = {
  status: 'ready' | 'not-ready';
  platform: Part;
  /** `none`: a single server needs no shared cache. */
  cache: Part | 'none';
  /** The generation of the site's catalog. `unknown` while the platform does not report it. */
  catalog: 'v1' | 'v3' | 'unsupported' | 'unknown';
  /** `removed`: the platform no longer has the cart that `WIX_CART` names. */
  cart: 'v1' | 'v2' | 'removed';
  /** One line about what to do. Absent when the server is ready. */
  problem?: string;
};

/** One check of the platform and the cache every two seconds, however many clients ask. */
const share = processState('readiness', () => createShare<Readiness>(2_000));

/**
 * Without the shared cache, a server can serve shoppers on its own. Without the platform, or the
 * cart that it uses, it sells nothing. Without a catalog that the shop supports it shows nothing. A
 * load balancer may then prefer another server, but must not stop the last one.
 */
export const checkReadiness = (): Promise<Readiness> => share('', check);

export const isReadinessSecret = (authorization: string | null): boolean =>
  isSecret(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null, env.READINESS_SECRET);

async function check(): Promise<Readiness> {
  const [platform, cache] = await Promise.all([isPlatformReachable(), cacheState()]);
  const [catalog, cart] = platform ? await Promise.all([catalogState(), cartState()]) : UNKNOWN;
  const isSupported = catalog.catalog !== 'unsupported' && cart.cart !== 'removed';
  return {
    status: platform && isSupported ? 'ready' : 'not-ready',
    platform: platform ? 'reachable' : 'unreachable',
    cache,
    ...cart,
    ...catalog,
  };
}

type CatalogState = Pick<Readiness, 'catalog' | 'problem'>;
type CartState = Pick<Readiness, 'cart' | 'problem'>;
const UNKNOWN: [CatalogState, CartState] = [{ catalog: 'unknown' }, { cart: env.WIX_CART }];

/** Costs a call only until the generation is known. */
async function catalogState(): Promise<CatalogState> {
  try {
    return { catalog: await checkedGeneration() };
  } catch (error) {
    if (error instanceof UnsupportedCatalogError) return { catalog: 'unsupported', problem: error.message };
    return { catalog: 'unknown' };
  }
}

/** Costs a call a minute, and only with `WIX_CART=v1`. */
async function cartState(): Promise<CartState> {
  if (!(await isCartRemoved())) return { cart: env.WIX_CART };
  return { cart: 'removed', problem: new RemovedCartError().message };
}

/** Null for a single server, and where promises keep no request (docs/performance.md). */
function nodeProblem(): string | null {
  const { NODE_OPTIONS = '' } = process.env;
  const keepsRequests =
    Number.parseInt(process.versions.node, 10) < 24 && !NODE_OPTIONS.includes('async-context-frame');
  if (env.REDIS_URL === undefined || !keepsRequests) return null;
  return `REDIS_URL needs Node 24: with ${process.version}, memory grows while requests overlap.`;
}

/** Logs an unsupported catalog, a removed cart, an old Node, and a Redis that may evict. Runs at the start. */
export async function reportProblems(): Promise<void> {
  for (const { problem } of await Promise.all([catalogState(), cartState()]))
    if (problem !== undefined) logger.error({ where: 'start' }, problem);
  for (const warning of compact(nodeProblem(), await evictionProblem()))
    logger.warn({ where: 'start' }, warning);
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
