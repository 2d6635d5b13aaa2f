import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { CONTENT_TAG, catalogTags, expiresAtOnce, FORMS_TAG } from '@/lib/cache';
import { clearOffers } from '@/lib/catalog/live-offer';
import { ShopError } from '@/lib/errors/shop-error';
import { readText } from '@/lib/http/mutation';
import { answer, answerError } from '@/lib/http/respond';
import { compact } from '@/lib/model/compact';
import { logger } from '@/lib/observe/logger';
import { report } from '@/lib/observe/report';
import { processState } from '@/lib/process-state';
import { sharedRedis } from '@/lib/redis';
import {
  acceptsEvents,
  type PlatformChange,
  type PlatformEvent,
  readEvent,
  UnsignedEventError,
} from '@/lib/wix/webhooks';

/** Bytes. An order event contains the whole order. */
const MAX_EVENT_BYTES = 512 * 1024;
/** In milliseconds. An older delivery is a replay. Clocks may differ by `SKEW_MS`. */
const OLDEST_MS = 10 * 60 * 1_000;
const SKEW_MS = 2 * 60 * 1_000;
/** Covers the one-second resolution of the signature and the time in transit. */
const SAME_PAYLOAD_MS = 3_000;

/** Processes each event once. The platform sends a webhook again unless it gets a 200. */
export async function receiveWebhook(request: Request): Promise<Response> {
  try {
    if (!acceptsEvents()) throw new ShopError('not-found');
    const jwt = (await readText(request, MAX_EVENT_BYTES)).trim();
    const event = await readEvent(jwt);
    if (!isRecent(event)) throw new ShopError('bad-request', { cause: new Error('an old webhook') });
    return answer({ taken: await processEvent(event, jwt) });
  } catch (error) {
    if (!(error instanceof UnsignedEventError)) return answerError(report(error, 'POST /api/webhooks'));
    logger.warn({ where: 'POST /api/webhooks' }, 'a webhook was not signed by the platform');
    return answerError(new ShopError('forbidden-origin'));
  }
}

function isRecent({ signedAt }: PlatformEvent): boolean {
  if (signedAt === null) return false;
  const age = Date.now() - signedAt;
  return age <= OLDEST_MS && age >= -SKEW_MS;
}

/**
 * Signatures have a resolution of one second, so another change within it has the same payload. To
 * process an event twice does no harm, but to miss one would show an old price for minutes.
 */
const mayBeAnother = ({ id, signedAt }: PlatformEvent): boolean =>
  id === null && signedAt !== null && Date.now() - signedAt < SAME_PAYLOAD_MS;

/**
 * The header and the payload. A signature has several valid spellings (padding, unused bits of its
 * last character), so a key that includes it would let a replayed event pass.
 */
const signedPartOf = (jwt: string): string => jwt.slice(0, jwt.lastIndexOf('.'));

/** False for an event that was processed before. */
async function processEvent(event: PlatformEvent, jwt: string): Promise<boolean> {
  const { id, type, change } = event;
  // Without an id, the signed part identifies an event. It includes the time of signing.
  const key = id ?? createHash('sha256').update(signedPartOf(jwt)).digest('base64url');
  if (!(await claimEvent(key)) && !mayBeAnother(event)) return false;
  try {
    const tags = staleTags(change);
    makeStale(tags);
    if (tags.length > 0) await clearOffers(change.productId);
    logger.info({ where: 'POST /api/webhooks', type, tags: tags.length }, 'the platform reported a change');
    return true;
  } catch (error) {
    await releaseEvent(key);
    throw error;
  }
}

/** Minimum time between two revalidations of a tag of one product. In milliseconds. */
const OWN_WINDOW_MS = 1_000;
/** The same for a tag that many pages have: importing a catalog sends an event for each product. */
const SHARED_WINDOW_MS = 5_000;
const SHARED_TAGS: ReadonlySet<string> = new Set([
  catalogTags.products,
  catalogTags.categories,
  catalogTags.reviews,
  CONTENT_TAG,
]);

type Window = { endsAt: number; hasMore: boolean };
const windows = processState('webhook-windows', () => new Map<string, Window>());

/**
 * Makes cached results stale. They are served once more while they are regenerated, so that no
 * outage can empty the shop. The first event of a tag takes effect at once, and all that follow
 * within its window cause one more revalidation at its end. The last event is never dropped,
 * because the platform's own read may lag behind it. The shared cache handler notifies the other
 * servers. Call it in a route handler: Next.js accepts revalidations only there and in `after`.
 */
export function makeStale(tags: string[]): void {
  const now = Date.now();
  for (const [tag, { endsAt }] of windows) if (endsAt <= now) windows.delete(tag);
  for (const tag of tags) {
    const open = windows.get(tag);
    if (open === undefined) revalidate(tag, now);
    else if (!open.hasMore) {
      after(async () => {
        await delay(open.endsAt - Date.now());
        revalidate(tag, Date.now());
      });
      open.hasMore = true;
    }
  }
}

function revalidate(tag: string, now: number): void {
  windows.set(tag, {
    endsAt: now + (SHARED_TAGS.has(tag) ? SHARED_WINDOW_MS : OWN_WINDOW_MS),
    hasMore: false,
  });
  revalidateTag(tag, expiresAtOnce(tag) ? { expire: 0 } : 'catalog');
}

/** Longer than the maximum age of a delivery. In milliseconds. */
const REMEMBERED_MS = 60 * 60 * 1_000;
const MAX_EVENTS = 10_000;

const seen = processState(
  'webhook-events',
  () => new LRUCache<string, true>({ max: MAX_EVENTS, ttl: REMEMBERED_MS }),
);

/** False when any server of the shop has claimed the event before. */
async function claimEvent(key: string): Promise<boolean> {
  if (seen.has(key)) return false;
  seen.set(key, true);
  try {
    const redis = await sharedRedis();
    const claimed = await redis?.set(`webhook:${key}`, '1', { NX: true, PX: REMEMBERED_MS });
    return claimed !== null;
  } catch {
    // Redis is unavailable: only this server's events are known. Processing one twice does no harm.
    return true;
  }
}

/** The next delivery of the event is processed then. */
async function releaseEvent(key: string): Promise<void> {
  seen.delete(key);
  await (await sharedRedis())?.del(`webhook:${key}`).catch(() => undefined);
}

/** The collection of the members' lists, which no cached page shows (lib/wix/saved-items). */
const MEMBER_COLLECTION = 'SavedItems';

export const staleTags = (change: PlatformChange): string[] => [...pageTags(change), ...partTags(change)];

/** Of the parts of the catalog. */
function partTags({ kind, productId }: PlatformChange): string[] {
  const item = productId === null ? [] : [catalogTags.feedItem(productId)];
  switch (kind) {
    case 'product-created':
    case 'product':
      return [...item, catalogTags.feedEnd];
    case 'variants':
    case 'stock':
      return item;
    default:
      return [];
  }
}

function pageTags({ kind, productId, collectionId }: PlatformChange): string[] {
  const product = productId === null ? [] : [catalogTags.productId(productId)];
  switch (kind) {
    case 'product-created':
      return [catalogTags.products, catalogTags.categories, catalogTags.noProduct];
    case 'product':
      // A category includes its number of products. A slug may have been renamed.
      return [...product, catalogTags.products, catalogTags.categories, catalogTags.noProduct];
    case 'variants':
      return [...product, catalogTags.products];
    case 'stock':
      // A sale. Lists pick it up by their lifetime, and no other product's page becomes stale.
      return productId === null ? [catalogTags.products] : [catalogTags.productStock(productId)];
    case 'category':
      return [catalogTags.categories, catalogTags.products];
    case 'review':
      return compact(catalogTags.reviews, productId && catalogTags.reviewsOf(productId));
    case 'content':
      return collectionId === MEMBER_COLLECTION ? [] : [CONTENT_TAG];
    case 'form':
      return [FORMS_TAG];
    case 'other':
      return [];
  }
}
