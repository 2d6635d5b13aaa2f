import 'server-only';
import { LRUCache } from 'lru-cache';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';

/**
 * Remembers which product or category had a slug last, for redirects from changed slugs. Only listed slugs
 * are stored: invented ones take no room. Servers with Redis share them and keep them after a restart.
 */

export type SlugOwner = 'product' | 'category';

/** Without Redis, the slugs that nothing has needed for longest are forgotten first. */
const MAX_ENTRIES = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** In Redis. A server writes a slug once after its start, and again when it has another owner. */
const LIFETIME_MS = 180 * 24 * 60 * 60_000;

const ids = processState(
  'known-slugs',
  () =>
    new LRUCache<string, string>({
      max: MAX_ENTRIES,
      maxSize: MAX_BYTES,
      sizeCalculation: (id, key) => 2 * (id.length + key.length),
    }),
);

const keyOf = (owner: SlugOwner, slug: string): string => `${owner}:${slug}`;
const sharedKey = (key: string): string => `shop:slug:${key}`;

/** Never waits: the pages that list these do not depend on it. */
export function rememberSlugs(owner: SlugOwner, listed: readonly { id: string; slug: string }[]): void {
  const changed = listed.flatMap(({ id, slug }) => {
    const key = keyOf(owner, slug);
    return ids.get(key) === id ? [] : [[key, id] as const];
  });
  for (const [key, id] of changed) ids.set(key, id);
  // A build does not depend on Redis.
  if (changed.length > 0 && process.env.NEXT_PHASE !== 'phase-production-build')
    void share(changed).catch(() => undefined);
}

async function share(entries: (readonly [key: string, id: string])[]): Promise<void> {
  const redis = await sharedRedis();
  if (redis === null) return;
  const expiration = { type: 'PX', value: LIFETIME_MS } as const;
  await Promise.all(entries.map(([key, id]) => redis.set(sharedKey(key), id, { expiration })));
}

/** Whether `findSlugOwner` can know the slug, without waiting for Redis. */
export const mayKnowSlug = (owner: SlugOwner, slug: string): boolean =>
  ids.has(keyOf(owner, slug)) || sharedRedis() !== null;

/** The id of the product or category that had the slug last, or null. */
export async function findSlugOwner(owner: SlugOwner, slug: string): Promise<string | null> {
  const key = keyOf(owner, slug);
  const own = ids.get(key);
  if (own !== undefined) return own;
  const redis = await sharedRedis();
  return (await redis?.get(sharedKey(key)).catch(() => null)) ?? null;
}
