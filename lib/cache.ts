import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';

/**
 * What is kept of the catalogue, for how long, and by which name it is made fresh. Used inside `"use cache"` only.
 * Tags and a short lifetime, never tags alone: a webhook may come before the platform's own read has the new value.
 */

export const catalogTags = {
  /** Everything that shows more than one product. */
  products: 'products',
  product: (slug: string) => `product:${slug}`,
  categories: 'categories',
} as const;

/** `catalog` is defined in next.config.ts: fresh for minutes, served for days when the platform is away. */
export function cacheCatalog(...tags: string[]): void {
  cacheLife('catalog');
  cacheTag(...tags);
}
