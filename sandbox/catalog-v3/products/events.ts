import type { CatalogEntry } from '../../catalog/products/entry';
import type { ProductEvents } from '../../catalog/products/events';
import { findMedia, mediaIdsOf } from '../../catalog/products/store';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { categoriesOf, emitV3StockChanges, emitV3StockDeleted } from '../inventory/events';
import { NO_FIELDS } from './fields';
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
  slug: 'created' | 'updated' | 'deleted',
  { product, variants }: CatalogEntry,
  at: number,
): Promise<void> {
  const media = await findMedia(tx, mediaIdsOf(product.document));
  const entity = wireV3Product(
    platform,
    { ...product, variants, media, collectionIds: await categoriesOf(tx, product.id) },
    { fields: NO_FIELDS, variants: true, relations: await readRelations(tx, [product]) },
  );
  const content = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity } },
    deleted: { deletedEvent: { deletedEntity: entity } },
  }[slug];
  await emitDomainEvent(tx, { entityFqdn, slug, entityId: product.id, at, content });
}

/** The events of a site with the V3 catalog. */
export const v3ProductEvents: ProductEvents = {
  async created(tx, platform, entry, at) {
    await emitProductEvent(tx, platform, 'created', entry, at);
    await emitV3StockChanges(tx, undefined, entry, at, 'MANUAL');
  },
  updated: (tx, platform, { after }, at) => emitProductEvent(tx, platform, 'updated', after, at),
  async deleted(tx, platform, entry, at) {
    await emitV3StockDeleted(tx, entry, at);
    await emitProductEvent(tx, platform, 'deleted', entry, at);
  },
  stockChanged: (tx, { before, after, reason }, at) => emitV3StockChanges(tx, before, after, at, reason),
};
