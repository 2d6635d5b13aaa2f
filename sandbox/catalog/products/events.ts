import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { CatalogEntry, StockReason } from '../types';
import { type CatalogVersion, readCatalogVersion } from '../version';

/** Emits what happened to a product in the shape of one generation of the catalog. */
export type ProductEvents = {
  created(tx: Writer, platform: Platform, entry: CatalogEntry, at: number): Promise<void>;
  updated(
    tx: Writer,
    platform: Platform,
    change: { before: CatalogEntry; after: CatalogEntry },
    at: number,
  ): Promise<void>;
  deleted(tx: Writer, platform: Platform, entry: CatalogEntry, at: number): Promise<void>;
  /** Emits nothing when the stock is the same. */
  stockChanged(
    tx: Writer,
    change: { before: CatalogEntry; after: CatalogEntry; reason: StockReason },
    at: number,
  ): Promise<void>;
};

declare module '../../core/platform' {
  interface Platform {
    /** The events of products, by the catalog that the site has. */
    productEvents: Readonly<Record<Exclude<CatalogVersion, 'STORES_NOT_INSTALLED'>, ProductEvents>>;
  }
}

/**
 * Returns the events of the catalog that the site has. Rows that change on a site without Stores
 * are reported like V1's.
 */
export async function productEvents(tx: Writer, platform: Platform): Promise<ProductEvents> {
  const version = await readCatalogVersion(tx);
  return platform.productEvents[version === 'STORES_NOT_INSTALLED' ? 'V1_CATALOG' : version];
}
