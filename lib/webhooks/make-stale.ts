import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { catalogTags } from '@/lib/cache';

/** A tag of one product is made stale at most this often. In milliseconds. */
const OWN_WINDOW_MS = 1_000;
/** A tag that many pages have. A merchant who imports a catalog sends an event for each product. */
const SHARED_WINDOW_MS = 5_000;
const SHARED_TAGS: ReadonlySet<string> = new Set([catalogTags.products, catalogTags.categories]);

type Window = { endsAt: number; hasMore: boolean };
const windows = new Map<string, Window>();

/**
 * Makes cached answers stale: they are served once more while they are regenerated, so that no outage can empty the shop.
 * The first event of a tag acts at once. All that follow within its window are one more revalidation, at the end of the
 * window: the platform's own answer may be older than its event, so the last event is never dropped. Each server does so
 * for the events that it receives; the shared cache handler tells the others.
 *
 * Call it in a route handler: the framework takes revalidations only there and in `after`.
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
  // "Not found" is not shown once more: the product may have been announced already.
  revalidateTag(tag, tag === catalogTags.noProduct ? { expire: 0 } : 'catalog');
}
