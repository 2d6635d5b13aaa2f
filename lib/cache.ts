import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';

/**
 * What is kept of the catalog, for how long, and by which name it is made fresh. Used inside `"use cache"` only.
 * Tags and a short lifetime, never tags alone: a webhook may come before the platform's own read has the new value.
 */

export const catalogTags = {
  /** Everything that shows more than one product. */
  products: 'products',
  /** One product, by the id that the platform's events have. */
  productId: (id: string) => `product-id:${id}`,
  /** What shows the stock of one product variant by variant: its page. Lists have only the badge, and a lifetime. */
  productStock: (id: string) => `product-stock:${id}`,
  /** Slugs without a product: one may be created there. */
  noProduct: 'product:none',
  categories: 'categories',
} as const;

/** `catalog` is defined in next.config.ts: fresh for minutes, served for days when the platform is away. */
export function cacheCatalog(...tags: string[]): void {
  cacheLife('catalog');
  cacheTag(...tags);
}

/** For "not found", and for what decides it. In seconds; a static page cannot expire in less than five minutes. */
const BRIEFLY = { stale: 60, revalidate: 60, expire: 5 * 60 };

/** Fresh for a minute. Expired after five, even when the platform is away: "not found" must not outlive its reason. */
export function cacheBriefly(...tags: string[]): void {
  cacheLife(BRIEFLY);
  cacheTag(...tags);
}

/** More about what is kept, once it is known. */
export const tagCatalog = (...tags: string[]): void => cacheTag(...tags);

const CATALOG_EVENT = /^com\.wix\.ecommerce\.(?:catalog|inventory)\.api\.v1\.(\w+)$/;

/**
 * What an event of the platform makes stale, by tag; nothing for events that say nothing about the catalog.
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
      return [...product, catalogTags.products];
    case 'InventoryItemChanged':
    case 'InventoryVariantsChanged':
      // A sale. Lists learn of it by their lifetime; home, every list and every other product stay as they are.
      return productId === null ? [catalogTags.products] : [catalogTags.productStock(productId)];
    case 'CollectionCreated':
    case 'CollectionChanged':
    case 'CollectionDeleted':
      return [catalogTags.categories, catalogTags.products];
    default:
      return [];
  }
}
