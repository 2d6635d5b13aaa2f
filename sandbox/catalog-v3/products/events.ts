import type { CatalogEntry } from '../../catalog/products/entry';
import { findMedia, mediaIdsOf } from '../../catalog/products/store';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { wireV3Product } from './wire';

const entityFqdn = 'wix.stores.catalog.v3.product';

/**
 * Emits the event of a product on a site with the V3 catalog: with its variants, without fields
 * that are returned only on request.
 */
export async function emitV3ProductEvent(
  tx: Writer,
  platform: Platform,
  slug: 'created' | 'updated' | 'deleted',
  { product, variants }: CatalogEntry,
  at: number,
): Promise<void> {
  const media = await findMedia(tx, mediaIdsOf(product.document));
  const entity = wireV3Product(
    platform,
    { ...product, variants, media, collectionIds: [] },
    { fields: new Set(), variants: true },
  );
  const content = {
    created: { createdEvent: { entity } },
    updated: { updatedEvent: { currentEntity: entity } },
    deleted: { deletedEvent: { deletedEntity: entity } },
  }[slug];
  await emitDomainEvent(tx, { entityFqdn, slug, entityId: product.id, at, content });
}
