import { availableForPreorder, invertId, preorderOf } from '../../catalog/availability';
import { guidOf } from '../../catalog/stable-ids';
import type { EntryProduct, StoredVariant } from '../../catalog/types';
import { translatedShared } from '../../core/requested-view';

/** The only location of the sandbox's site. */
export const LOCATION_ID = guidOf('location', 'default');

/**
 * Converts a variant's id to its stock item's id and back. The rule is the one of V1's items. The
 * platform's ids of V3's are random.
 */
export const stockItemId = (variant: Pick<StoredVariant, 'guid'>): string => invertId(variant.guid);

/** A stock item: the stock of one variant at the site's location. */
export function wireStockItem(
  { product, collectionIds }: { product: EntryProduct; collectionIds: string[] },
  variant: StoredVariant,
) {
  const { trackQuantity, quantity, inStock } = variant;
  const preorder = preorderOf(product.document, variant);
  const names = Object.values(variant.choices);
  return {
    id: stockItemId(variant),
    revision: String(variant.stockRevision),
    createdDate: new Date(product.createdAt).toISOString(),
    updatedDate: new Date(product.updatedAt).toISOString(),
    variantId: variant.guid,
    locationId: LOCATION_ID,
    productId: product.id,
    trackQuantity,
    ...(trackQuantity ? { quantity } : { inStock }),
    availabilityStatus: inStock
      ? 'IN_STOCK'
      : availableForPreorder(preorder, inStock)
        ? 'PREORDER'
        : 'OUT_OF_STOCK',
    preorderInfo: {
      enabled: preorder?.enabled ?? false,
      ...(preorder?.message != null && {
        message: translatedShared('preorder.message', preorder.message),
      }),
      ...(preorder?.limit != null && { limit: preorder.limit }),
      counter: preorder?.ordered ?? 0,
      ...(preorder?.limit != null && { quantity: Math.max(0, preorder.limit - preorder.ordered) }),
    },
    product: {
      name: product.name,
      directCategoryIds: collectionIds,
      ...(names.length > 0 && { variantName: names.join(' | ') }),
      ...(variant.sku !== '' && { variantSku: variant.sku }),
      variantVisible: variant.visible,
    },
  };
}
