export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';

/** The status of a product from the state of its variants. */
export function inventoryStatusOf(variants: { inStock: boolean }[]): InventoryStatus {
  if (variants.every(({ inStock }) => inStock)) return 'IN_STOCK';
  return variants.some(({ inStock }) => inStock) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK';
}
