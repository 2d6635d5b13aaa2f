import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { compact } from '@/lib/model/compact';

/**
 * For use inside `"use cache"` only. Tags always come with a short lifetime, because a webhook may arrive
 * before the platform's own read has the new value.
 */

export const catalogTags = {
  /** Every cached result. All are stale when the site gets another catalog. */
  all: 'catalog',
  /** Every result that shows more than one product. */
  products: 'products',
  /** One product, by the id that the platform's events carry. */
  productId: (id: string) => `product-id:${id}`,
  /** The product's page, which shows stock per variant. Lists show a badge and rely on a lifetime. */
  productStock: (id: string) => `product-stock:${id}`,
  /** Slugs without a product. A product may be created under one of them. */
  noProduct: 'product:none',
  categories: 'categories',
  reviews: 'reviews',
  reviewsOf: (productId: string) => `reviews-of:${productId}`,
  feedItem: (productId: string) => `feed-item:${productId}`,
  /** The end of the feeds, where new products come. */
  feedEnd: 'feed-item:new',
} as const;

/** A feed, read once a day, would be a day behind. "Not found" would hide an announced product. */
export const expiresAtOnce = (tag: string): boolean =>
  tag === catalogTags.noProduct || tag.startsWith('feed-item:');

/** In seconds. Without webhooks, prices in feeds are at most as old. */
const PART_LIFETIME = 6 * 60 * 60;

/** An expired part is read again only when a feed or the index of searches needs it. */
export function cachePart(productIds: readonly string[], { isEnd }: { isEnd: boolean }): void {
  cacheLife({ stale: 5 * 60, revalidate: PART_LIFETIME, expire: PART_LIFETIME });
  cacheTag(
    catalogTags.all,
    ...productIds.map(catalogTags.feedItem),
    ...compact(isEnd && catalogTags.feedEnd),
  );
}

/** A result that stays until a change of the products or categories is reported, or until the parts end. */
export function cacheUntilChange(): void {
  cacheLife({ stale: 5 * 60, revalidate: PART_LIFETIME, expire: 2 * PART_LIFETIME });
  cacheTag(catalogTags.all, catalogTags.products, catalogTags.categories);
}

type QueryPart = { terms?: string | null; minPrice?: number | null; maxPrice?: number | null };

/** Lists with a shopper's text or price expire after an hour, because their number is unlimited. */
export function cacheList({ terms, minPrice, maxPrice }: QueryPart, ...tags: string[]): void {
  const isWritten = Boolean(terms) || (minPrice ?? maxPrice ?? null) !== null;
  if (isWritten) cacheLife('search');
  else cacheLife('catalog');
  cacheTag(catalogTags.all, catalogTags.products, ...tags);
}

/** For plain pages and menus, which no change of the catalog concerns. */
export const CONTENT_TAG = 'content';

/** The `catalog` profile of next.config.ts: fresh for minutes, served for days in an outage. */
export function cacheCatalog(...tags: string[]): void {
  cacheLife('catalog');
  cacheTag(catalogTags.all, ...tags);
}

export const FORMS_TAG = 'forms';

export function cacheForms(): void {
  cacheLife('catalog');
  cacheTag(FORMS_TAG);
}

export function cacheContent(): void {
  cacheLife('catalog');
  cacheTag(CONTENT_TAG);
}

export const BACK_IN_STOCK_TAG = 'back-in-stock';

export function cacheBackInStock(): void {
  cacheLife('catalog');
  cacheTag(BACK_IN_STOCK_TAG);
}

const RECOMMENDATIONS_TAG = 'recommendations';
const HOUR = 60 * 60;

/** Recommendations change with what shoppers buy: fresh for hours. */
export function cacheRecommendations(): void {
  cacheLife({ stale: 5 * 60, revalidate: 6 * HOUR, expire: 30 * 24 * HOUR });
  cacheTag(catalogTags.all, RECOMMENDATIONS_TAG);
}

/** In seconds. A static page cannot expire sooner. */
const BRIEFLY = { stale: 60, revalidate: 60, expire: 5 * 60 };

/** Fresh for a minute, expired after five even in an outage: "not found" must not outlive its cause. */
export function cacheBriefly(...tags: string[]): void {
  cacheLife(BRIEFLY);
  cacheTag(catalogTags.all, ...tags);
}

/**
 * Expires at a moment, so that a page that nobody has opened for long does not show what is over. At least
 * five minutes from now. @param moment milliseconds since the epoch, or null: never
 */
export function cacheUntil(moment: number | null, now: number): void {
  const seconds = moment === null ? 0 : Math.ceil((moment - now) / 1000);
  if (moment === null) cacheLife('catalog');
  else cacheLife({ ...BRIEFLY, expire: Math.max(seconds, BRIEFLY.expire) });
}

/** For content that replaces what cannot be read now: fresh for a minute, served for days in an outage. */
export function cacheStandIn(tag: string = CONTENT_TAG): void {
  cacheLife({ ...BRIEFLY, expire: 30 * 24 * 60 * 60 });
  cacheTag(tag);
}

/** For "the quota is used up", which the caller replaces: fresh for seconds. Not for static pages. */
export function cacheQuotaUsed(): void {
  cacheLife({ stale: 30, revalidate: 5, expire: 5 * 60 });
  cacheTag(catalogTags.all);
}

export function cacheReviews({ isStandIn }: { isStandIn: boolean }, ...tags: string[]): void {
  if (isStandIn) cacheLife({ ...BRIEFLY, expire: 30 * 24 * 60 * 60 });
  else cacheLife('catalog');
  cacheTag(...tags);
}

/** Adds tags that are known only after the data has been loaded. */
export const tagCatalog = (...tags: string[]): void => cacheTag(...tags);

/**
 * On a page that is rendered per request, a read waits while Next.js (16.4) renews a stale result for a
 * static page, and would share its failure in an outage. The second read finds the stale result.
 */
export async function readStored<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!findPlatformError(error)) throw error;
    return read();
  }
}
