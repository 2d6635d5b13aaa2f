import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { CONTENT_TAG, catalogTags } from '@/lib/cache';
import { processState } from '@/lib/process-state';

/** Minimum time between two revalidations of a tag of one product. In milliseconds. */
const OWN_WINDOW_MS = 1_000;
/** The same for a tag that many pages have: importing a catalog sends an event for each product. */
const SHARED_WINDOW_MS = 5_000;
const SHARED_TAGS: ReadonlySet<string> = new Set([
  ...[catalogTags.products, catalogTags.categories, catalogTags.reviews],
  CONTENT_TAG,
]);

type Window = { endsAt: number; hasMore: boolean };
const windows = processState('webhook-windows', () => new Map<string, Window>());

/**
 * Makes cached results stale. They are served once more while they are regenerated, so that no
 * outage can empty the shop.
 *
 * The first event of a tag takes effect at once. All events that follow within its window cause one
 * more revalidation at the end of the window. The last event is never dropped, because the
 * platform's own read may lag behind its event. Each server handles the events that it receives.
 * The shared cache handler notifies the others.
 *
 * Call it in a route handler: Next.js accepts revalidations only there and in `after`.
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
  // "Not found" is not served stale: the merchant may have announced the new product already.
  revalidateTag(tag, tag === catalogTags.noProduct ? { expire: 0 } : 'catalog');
}
