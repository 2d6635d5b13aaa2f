import { readPreorder } from './document';
import type { Preorder, ProductDocument } from './types';

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';

/** Returns the stock status of a product from the states of its variants. */
export function inventoryStatusOf(variants: { inStock: boolean }[]): InventoryStatus {
  if (variants.every(({ inStock }) => inStock)) return 'IN_STOCK';
  return variants.some(({ inStock }) => inStock) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK';
}

/**
 * Converts a product's id to its inventory item's id and back: every hex digit is inverted, as in
 * both of the platform's published pairs of ids.
 */
export const invertId = (id: string): string =>
  id.toLowerCase().replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/** Whether an out-of-stock variant can be ordered: preorder is on and its limit is not reached. */
export const availableForPreorder = (preorder: Preorder | undefined, inStock: boolean): boolean =>
  !inStock && remainingPreorders(preorder) > 0;

/** Returns how many more items can be preordered. */
export function remainingPreorders(preorder: Preorder | undefined): number {
  if (!preorder?.enabled) return 0;
  return preorder.limit === null ? Number.POSITIVE_INFINITY : preorder.limit - preorder.ordered;
}

/** The preorder settings in the shape of stock responses and stock events. */
export const wirePreorder = (preorder: Preorder | undefined) => ({
  enabled: preorder?.enabled ?? false,
  ...(preorder?.message != null && { message: preorder.message }),
  ...(preorder?.limit != null && { limit: preorder.limit }),
});

/** Returns V3's pre-order of a variant: its own, otherwise its product's. */
export const preorderOf = (
  document: Pick<ProductDocument, 'preorder'>,
  variant: { preorder?: unknown },
): Preorder | undefined => readPreorder(variant.preorder) ?? document.preorder;
