import { isDeepStrictEqual } from 'node:util';
import type { ProductEvents } from '../../catalog/products/events';
import { findMedia, mediaIdsOf } from '../../catalog/products/store';
import type { CatalogEntry } from '../../catalog/types';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { categoriesOf, emitV3StockChanges, emitV3StockDeleted } from '../inventory/events';
import { NO_FIELDS } from '../requested-fields';
import { readRelations } from './relations';
import { wireV3Product } from './wire';

const entityFqdn = 'wix.stores.catalog.v3.product';

/**
 * Emits the event of a product with its variants, without fields that are returned only on
 * request.
 */
async function emitProductEvent(
  tx: Writer,
  platform: Platform,
  slug: 'created' | 'deleted',
  entry: CatalogEntry,
  at: number,
): Promise<void> {
  const entity = await entityOf(tx, platform, entry);
  const content = {
    created: { createdEvent: { entity } },
    deleted: { deletedEvent: { deletedEntity: entity } },
  }[slug];
  await emitDomainEvent(tx, { entityFqdn, slug, entityId: entry.product.id, at, content });
}

async function emitProductUpdated(
  tx: Writer,
  platform: Platform,
  { before, after }: { before: CatalogEntry; after: CatalogEntry },
  at: number,
): Promise<void> {
  const currentEntity = await entityOf(tx, platform, after);
  const modifiedFields = changedFields(await entityOf(tx, platform, before), currentEntity);
  const content = { updatedEvent: { currentEntity, modifiedFields } };
  await emitDomainEvent(tx, { entityFqdn, slug: 'updated', entityId: after.product.id, at, content });
}

/** Fields that every change changes. */
const COUNTERS = new Set(['revision', 'updatedDate', 'entityEventSequence']);

/**
 * Returns the changed fields with their earlier values. That the platform sends values is a guess.
 */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !COUNTERS.has(key))
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => [key, before[key] ?? null]),
  );

async function entityOf(tx: Writer, platform: Platform, { product, variants }: CatalogEntry) {
  const media = await findMedia(tx, mediaIdsOf(product.document));
  return wireV3Product(
    platform,
    { ...product, variants, media, collectionIds: await categoriesOf(tx, product.id) },
    {
      fields: NO_FIELDS,
      variants: true,
      isMerchant: true,
      relations: await readRelations(tx, [product]),
    },
  );
}

/** The events of a site with the V3 catalog. */
export const v3ProductEvents: ProductEvents = {
  async created(tx, platform, entry, at) {
    await emitProductEvent(tx, platform, 'created', entry, at);
    await emitV3StockChanges(tx, undefined, entry, at, 'MANUAL');
  },
  updated: emitProductUpdated,
  async deleted(tx, platform, entry, at) {
    await emitV3StockDeleted(tx, entry, at);
    await emitProductEvent(tx, platform, 'deleted', entry, at);
  },
  stockChanged: (tx, { before, after, reason }, at) => emitV3StockChanges(tx, before, after, at, reason),
};
