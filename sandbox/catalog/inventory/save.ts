import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { inventoryStatusOf } from '../availability';
import { productEvents } from '../products/events';
import { products, variants } from '../schema';
import { indexProduct } from '../search/save';
import type { CatalogEntry, StockReason, StoredVariant } from '../types';

/**
 * Writes the stock of one variant with the product's derived status, and emits the events. The
 * product's revision stays: an order must not make a merchant's edit fail.
 */
export async function saveStock(
  tx: Writer,
  platform: Platform,
  { before, changed, reason }: { before: CatalogEntry; changed: StoredVariant; reason: StockReason },
  at: number,
): Promise<CatalogEntry> {
  const next = { ...changed, stockRevision: changed.stockRevision + 1 };
  const rows = before.variants.map((row) => (row.id === changed.id ? next : row));
  const inventoryStatus = inventoryStatusOf(rows);
  const after = { product: { ...before.product, inventoryStatus }, variants: rows };
  await tx
    .update(variants)
    .set(next)
    .where(and(eq(variants.productId, before.product.id), eq(variants.id, changed.id)));
  await tx.update(products).set({ inventoryStatus }).where(eq(products.id, before.product.id));
  await indexProduct(tx, after, at);
  await (await productEvents(tx, platform)).stockChanged(tx, { before, after, reason }, at);
  return after;
}
