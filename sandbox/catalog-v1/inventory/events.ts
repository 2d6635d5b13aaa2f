import { isDeepStrictEqual } from 'node:util';
import { availableForPreorder, invertId, wirePreorder } from '../../catalog/availability';
import type { CatalogEntry, Preorder, StoredVariant } from '../../catalog/types';
import type { Writer } from '../../db/database';
import { emitLegacyEvent } from '../../events/emit';

const INVENTORY = 'com.wix.ecommerce.inventory.api.v1';

/**
 * Emits the events of stock that differs between two states of a product: its tracking
 * and preorder settings, and the variants' quantities.
 */
export async function emitV1StockChanges(
  tx: Writer,
  before: CatalogEntry,
  after: CatalogEntry,
  at: number,
): Promise<void> {
  const { id, trackInventory, document } = after.product;
  const sharedFields = {
    inventoryItemId: invertId(id),
    productId: id,
    updatedDate: new Date(at).toISOString(),
  };
  const fieldMask = [
    ...(before.product.trackInventory === trackInventory ? [] : ['trackInventory']),
    ...(isDeepStrictEqual(before.product.document.preorder, document.preorder) ? [] : ['preorderInfo']),
  ];
  if (fieldMask.length > 0)
    await emitLegacyEvent(tx, {
      type: `${INVENTORY}.InventoryItemChanged`,
      entityId: id,
      at,
      body: { ...sharedFields, trackInventory, preorderInfo: wirePreorder(document.preorder), fieldMask },
    });

  const old = new Map(before.variants.map((variant) => [variant.id, variant]));
  const variants = after.variants.flatMap((variant) => {
    const was = old.get(variant.id);
    const oldValue = was && stockOf(was, before.product.document.preorder);
    const newValue = stockOf(variant, document.preorder);
    return isDeepStrictEqual(oldValue, newValue)
      ? []
      : [{ id: variant.id, ...(oldValue && { oldValue }), newValue }];
  });
  if (variants.length > 0)
    await emitLegacyEvent(tx, {
      type: `${INVENTORY}.InventoryVariantsChanged`,
      entityId: id,
      at,
      body: { ...sharedFields, variants },
    });
}

const stockOf = ({ trackQuantity, quantity, inStock }: StoredVariant, preorder: Preorder | undefined) => ({
  ...(trackQuantity && { quantity }),
  inStock,
  availableForPreorder: availableForPreorder(preorder, inStock),
});
