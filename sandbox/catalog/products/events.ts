import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { type CatalogVersion, readCatalogVersion } from '../version';
import type { CatalogEntry } from './entry';

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
};

let generations: Readonly<Record<CatalogVersion, ProductEvents>> | undefined;

/**
 * Sets the events of both generations. The rows do not import the generations, which import them,
 * so the app that mounts both calls this once.
 */
export function setProductEvents(events: Readonly<Record<CatalogVersion, ProductEvents>>): void {
  generations = events;
}

/**
 * Returns the events of the catalog that the site has.
 * @throws Error when no app has set them.
 */
export async function productEvents(tx: Writer): Promise<ProductEvents> {
  if (generations === undefined) throw new Error('Products have no events: call setProductEvents first');
  return generations[await readCatalogVersion(tx)];
}
