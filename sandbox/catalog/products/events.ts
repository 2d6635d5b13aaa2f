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

type Generations = Readonly<Record<Exclude<CatalogVersion, 'STORES_NOT_INSTALLED'>, ProductEvents>>;

let generations: Generations | undefined;

/**
 * Sets the events of both generations. The rows do not import the generations, which import them,
 * so the app that mounts both calls this once.
 */
export function setProductEvents(events: Generations): void {
  generations = events;
}

/**
 * Returns the events of the catalog that the site has. Rows that change on a site without Stores,
 * as the seed does, are reported like those of V1.
 * @throws Error when no app has set them.
 */
export async function productEvents(tx: Writer): Promise<ProductEvents> {
  if (generations === undefined) throw new Error('Products have no events: call setProductEvents first');
  const version = await readCatalogVersion(tx);
  return generations[version === 'STORES_NOT_INSTALLED' ? 'V1_CATALOG' : version];
}
