import 'server-only';
import { cacheLife, cacheTag, revalidateTag } from 'next/cache';

/**
 * What is kept of the catalogue, for how long, and by which name it is made fresh. Used inside `"use cache"` only.
 * Tags and a short lifetime, never tags alone: a webhook may come before the platform's own read has the new value.
 */

export const catalogTags = {
  /** Everything that shows more than one product. */
  products: 'products',
  product: (slug: string) => `product:${slug}`,
  /** The same by what the platform's events name it. */
  productId: (id: string) => `product-id:${id}`,
  /** Addresses without a product: one may come into being there. */
  noProduct: 'product:none',
  categories: 'categories',
} as const;

/** `catalog` is defined in next.config.ts: fresh for minutes, served for days when the platform is away. */
export function cacheCatalog(...tags: string[]): void {
  cacheLife('catalog');
  cacheTag(...tags);
}

/** More about what is kept, once it is known. */
export const tagCatalog = (...tags: string[]): void => cacheTag(...tags);

const CATALOG_EVENT = /^com\.wix\.ecommerce\.(?:catalog|inventory)\.api\.v1\.(\w+)$/;

/**
 * What an event of the platform makes stale, by tag; nothing for events that say nothing about the catalogue.
 *
 * @param type e.g. `com.wix.ecommerce.catalog.api.v1.ProductChanged`
 * @param productId the product that it names, if any
 */
export function staleTags(type: string, productId: string | null): string[] {
  const [, name = ''] = CATALOG_EVENT.exec(type) ?? [];
  const product = productId === null ? [] : [catalogTags.productId(productId)];
  switch (name) {
    case 'ProductCreated':
      return [catalogTags.products, catalogTags.categories, catalogTags.noProduct];
    case 'ProductChanged':
    case 'ProductDeleted':
      // The number of products of a category stands with the category; an address may have been renamed.
      return [...product, catalogTags.products, catalogTags.categories, catalogTags.noProduct];
    case 'VariantsChanged':
    case 'InventoryItemChanged':
    case 'InventoryVariantsChanged':
      return [...product, catalogTags.products];
    case 'CollectionCreated':
    case 'CollectionChanged':
    case 'CollectionDeleted':
      return [catalogTags.categories, catalogTags.products];
    default:
      return [];
  }
}

/** Makes stale what is kept: it is served once more while it is made anew, so that no outage can empty the shop. */
export function makeStale(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, 'catalog');
}
