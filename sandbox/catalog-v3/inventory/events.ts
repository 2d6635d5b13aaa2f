import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { collectionProducts } from '../../catalog/schema';
import type { CatalogEntry, StockReason, StoredVariant } from '../../catalog/types';
import { STORES_APP_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { stockItemId, wireStockItem } from './wire';

const entityFqdn = 'wix.stores.catalog.v3.inventory_item';

/** Emits the events of stock items that two states of a product differ in. */
export async function emitV3StockChanges(
  tx: Writer,
  before: CatalogEntry | undefined,
  after: CatalogEntry,
  at: number,
  reason: StockReason,
): Promise<void> {
  const old = new Map(before?.variants.map((variant) => [variant.id, variant]));
  const collectionIds = await categoriesOf(tx, after.product.id);
  for (const variant of after.variants) {
    const was = old.get(variant.id);
    if (!variant.stocked || (was !== undefined && isDeepStrictEqual(stockOf(was), stockOf(variant))))
      continue;
    const entity = wireStockItem({ product: after.product, collectionIds }, variant);
    const about = { entityFqdn, entityId: entity.id, at } as const;
    if (was?.stocked !== true) {
      await emitDomainEvent(tx, { ...about, slug: 'created', content: { createdEvent: { entity } } });
      continue;
    }
    await emitDomainEvent(tx, {
      ...about,
      slug: 'updated',
      content: { updatedEvent: { currentEntity: entity } },
    });
    const body = { currentEntity: entity, reason, appId: STORES_APP_ID };
    await emitDomainEvent(tx, { ...about, slug: 'updated_with_reason', content: { actionEvent: { body } } });
    if (was.inStock !== variant.inStock)
      await emitDomainEvent(tx, {
        ...about,
        slug: 'stock_status_updated',
        content: { actionEvent: { body: { inStock: variant.inStock } } },
      });
  }
}

/** Emits the events of a deleted product's stock items. */
export async function emitV3StockDeleted(tx: Writer, entry: CatalogEntry, at: number): Promise<void> {
  for (const variant of entry.variants)
    if (variant.stocked)
      await emitDomainEvent(tx, {
        entityFqdn,
        slug: 'deleted',
        entityId: stockItemId(variant),
        at,
        content: { deletedEvent: {} },
      });
}

/** Returns the categories that a product is in directly. */
export async function categoriesOf(tx: Writer, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: collectionProducts.collectionId })
    .from(collectionProducts)
    .where(eq(collectionProducts.productId, productId));
  return rows.map(({ id }) => id);
}

const stockOf = ({ stocked, trackQuantity, quantity, inStock, preorder }: StoredVariant) => ({
  stocked,
  trackQuantity,
  quantity,
  inStock,
  preorder,
});
