import { and, eq } from 'drizzle-orm';
import type { Writer } from '../../db/database';
import { type CatalogEntry, findEntry } from '../products/entry';
import { products, variants } from '../schema';
import { inventoryStatusOf } from './availability';
import { emitStockChanges } from './events';

/**
 * A quantity of one variant. The default variant's id stands for a product without managed
 * variants.
 */
export type Pieces = { catalogItemId: string; variantId: string; quantity: number };

/**
 * Takes sold items from counted stock within the transaction of the sale, and emits the events.
 * @throws Error when the stock is too small, which rolls the surrounding transaction back.
 */
export async function takeStock(tx: Writer, pieces: Pieces, at: number): Promise<void> {
  const taken = await moveStock(tx, pieces, at, ({ inStock, trackQuantity, quantity }) => {
    if (!inStock || (trackQuantity && quantity < pieces.quantity)) return undefined;
    return quantity - pieces.quantity;
  });
  if (!taken) throw new Error(`Not enough stock of ${pieces.catalogItemId} ${pieces.variantId}`);
}

/** Returns items to the stock, where stock is counted and the product still exists. */
export async function returnStock(tx: Writer, pieces: Pieces, at: number): Promise<void> {
  await moveStock(tx, pieces, at, ({ quantity }) => quantity + pieces.quantity);
}

type Variant = CatalogEntry['variants'][number];

/**
 * Returns whether the variant existed and `next` had a quantity for it. Uncounted stock stays as it
 * is.
 */
async function moveStock(
  tx: Writer,
  { catalogItemId, variantId }: Pieces,
  at: number,
  next: (variant: Variant) => number | undefined,
): Promise<boolean> {
  const before = await findEntry(tx, catalogItemId);
  const variant = before?.variants.find(({ id }) => id === variantId);
  if (before === undefined || variant === undefined) return false;
  const quantity = next(variant);
  if (quantity === undefined) return false;
  if (!variant.trackQuantity) return true;
  const stock = { quantity, inStock: quantity > 0 };
  const rows = before.variants.map((row) => (row.id === variantId ? { ...row, ...stock } : row));
  await tx
    .update(variants)
    .set(stock)
    .where(and(eq(variants.productId, catalogItemId), eq(variants.id, variantId)));
  await tx
    .update(products)
    .set({ inventoryStatus: inventoryStatusOf(rows) })
    .where(eq(products.id, catalogItemId));
  await emitStockChanges(tx, before, { ...before, variants: rows }, at);
  return true;
}
