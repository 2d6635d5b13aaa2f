import { availableForPreorder, invertId, wirePreorder } from '../../catalog/availability';
import type { EntryProduct, StoredVariant } from '../../catalog/types';

/** An inventory item: the stock of one product, by variant. */
export function wireInventoryItem(product: EntryProduct, variants: StoredVariant[]) {
  const { preorder } = product.document;
  return {
    id: invertId(product.id),
    externalId: product.id,
    productId: product.id,
    trackQuantity: product.trackInventory,
    variants: variants.map(({ id, trackQuantity, quantity, inStock }) => ({
      variantId: id,
      inStock,
      ...(trackQuantity && { quantity }),
      availableForPreorder: availableForPreorder(preorder, inStock),
    })),
    lastUpdated: new Date(product.updatedAt).toISOString(),
    numericId: String(product.numericId),
    preorderInfo: wirePreorder(preorder),
  };
}
