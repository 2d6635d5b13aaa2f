/** Pure functions that apply a merchant's input to a product's stock. */

import { remainingPreorders } from '../../catalog/availability';
import type { CatalogEntry, StoredVariant } from '../../catalog/types';
import { MAX_QUANTITY } from '../../catalog/variants/rows';
import { rejectedField } from '../../core/errors';

export type InventoryInput = {
  /** Applies to the whole product. The platform treats a missing value as `false`. */
  trackQuantity: boolean;
  variants: { variantId: string; quantity?: number | null; inStock?: boolean | null }[];
  preorderInfo?: { enabled: boolean; message?: string | null; limit?: number | null } | null;
};

/**
 * Returns the entry with the stock set by variant. Counted stock is in stock when the quantity is
 * above zero. Uncounted stock has the given state.
 * @throws PlatformError 400 for a variant that the product does not have.
 */
export function withInventory(entry: CatalogEntry, input: InventoryInput): CatalogEntry {
  const { trackQuantity, preorderInfo } = input;
  const requested = new Map(input.variants.map((one) => [one.variantId, one]));
  const unknown = [...requested.keys()].find((id) => !entry.variants.some((variant) => variant.id === id));
  if (unknown !== undefined)
    throw rejectedField(
      'inventoryItem.variants',
      `name a variant that the product does not have: ${unknown}`,
    );
  const { document } = entry.product;
  return {
    product: {
      ...entry.product,
      trackInventory: trackQuantity,
      document: preorderInfo
        ? {
            ...document,
            preorder: {
              enabled: preorderInfo.enabled,
              message: preorderInfo.message ?? null,
              limit: preorderInfo.limit ?? null,
              ordered: document.preorder?.ordered ?? 0,
            },
          }
        : document,
    },
    variants: entry.variants.map((variant) => {
      const { quantity, inStock } = requested.get(variant.id) ?? {};
      const counted = quantity ?? variant.quantity;
      return trackQuantity
        ? { ...variant, trackQuantity, quantity: counted, inStock: counted > 0 }
        : { ...variant, trackQuantity, inStock: inStock ?? variant.inStock };
    }),
  };
}

/**
 * Returns the entry with a variant's quantity changed by this number, which may be negative.
 * Preordered items beyond the stock count against the preorder's limit, and the stock stops at
 * zero.
 * @throws PlatformError 400 for an unknown variant, stock that is not counted, and a quantity above
 *   what is available.
 */
export function withQuantityChange(
  entry: CatalogEntry,
  {
    variantId,
    quantityChange,
    isPreorder,
  }: { variantId: string; quantityChange: number; isPreorder: boolean },
  field: string,
): CatalogEntry {
  const variant = entry.variants.find(({ id }) => id === variantId);
  if (variant === undefined) throw rejectedField(`${field}.variantId`, 'is not a variant of the product');
  if (!variant.trackQuantity) throw rejectedField(field, 'is of a product whose quantity is not tracked');
  const quantity = variant.quantity + quantityChange;
  if (quantity > MAX_QUANTITY) throw rejectedField(field, `would make more than ${MAX_QUANTITY} items`);
  if (quantity >= 0) return withQuantity(entry, variant, quantity);
  const { preorder } = entry.product.document;
  if (!isPreorder || !preorder || remainingPreorders(preorder) < -quantity)
    throw rejectedField(field, `takes more than the ${variant.quantity} items in stock`);
  const taken = withQuantity(entry, variant, 0);
  const document = {
    ...entry.product.document,
    preorder: { ...preorder, ordered: preorder.ordered - quantity },
  };
  return { ...taken, product: { ...taken.product, document } };
}

const withQuantity = (entry: CatalogEntry, { id }: StoredVariant, quantity: number): CatalogEntry => ({
  ...entry,
  variants: entry.variants.map((variant) =>
    variant.id === id ? { ...variant, quantity, inStock: quantity > 0 } : variant,
  ),
});
