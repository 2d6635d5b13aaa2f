import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { preorderOf, remainingPreorders } from '../availability';
import { findEntry } from '../products/entry';
import type { CatalogEntry, StockReason, StoredVariant } from '../types';
import { saveStock } from './save';

/**
 * A quantity of one variant, by its id of either catalog. The default variant's id stands for a
 * product without managed variants.
 */
export type VariantQuantity = { catalogItemId: string; variantId: string; quantity: number };

/**
 * Takes sold items from counted stock within the transaction of the sale, and emits the events.
 * Items of a pre-order count against its limit instead.
 * @throws Error when the stock is too small, which rolls the surrounding transaction back.
 */
export async function takeStock(
  tx: Writer,
  platform: Platform,
  items: VariantQuantity,
  at: number,
): Promise<void> {
  const taken = await moveStock(tx, platform, items, at, 'ORDER', (variant, { product }) => {
    const { inStock, trackQuantity, quantity } = variant;
    if (inStock && !trackQuantity) return variant;
    if (inStock && quantity >= items.quantity) return counted(variant, quantity - items.quantity);
    const preorder = preorderOf(product.document, variant);
    if (inStock || preorder === undefined || remainingPreorders(preorder) < items.quantity) return undefined;
    return { ...variant, preorder: { ...preorder, ordered: preorder.ordered + items.quantity } };
  });
  if (!taken) throw new Error(`Not enough stock of ${items.catalogItemId} ${items.variantId}`);
}

/** Returns items to the stock, where stock is counted and the product still exists. */
export async function returnStock(
  tx: Writer,
  platform: Platform,
  items: VariantQuantity,
  at: number,
): Promise<void> {
  await moveStock(tx, platform, items, at, 'REVERT_INVENTORY_CHANGE', (variant) =>
    variant.trackQuantity ? counted(variant, variant.quantity + items.quantity) : variant,
  );
}

const counted = (variant: StoredVariant, quantity: number): StoredVariant => ({
  ...variant,
  quantity,
  inStock: quantity > 0,
});

/**
 * Returns whether the variant existed and `next` had a stock for it. The same stock is not written.
 */
async function moveStock(
  tx: Writer,
  platform: Platform,
  { catalogItemId, variantId }: VariantQuantity,
  at: number,
  reason: StockReason,
  next: (variant: StoredVariant, entry: CatalogEntry) => StoredVariant | undefined,
): Promise<boolean> {
  const before = await findEntry(tx, catalogItemId);
  const variant = before?.variants.find(({ id, guid }) => id === variantId || guid === variantId);
  if (before === undefined || variant === undefined) return false;
  const changed = next(variant, before);
  if (changed === undefined) return false;
  if (changed !== variant) await saveStock(tx, platform, { before, changed, reason }, at);
  return true;
}
