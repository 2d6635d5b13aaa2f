import { and, eq, sql } from 'drizzle-orm';
import { validationError } from '../../core/errors';
import type { Writer } from '../../db/database';
import { products, variants } from '../../db/schema';
import { inventoryStatusOf } from '../../stores/inventory';
import type { Order } from './store';
import type { OrderLine } from './types';

/**
 * Puts pieces of an order back into stock, where stock is counted; no piece twice.
 *
 * @param wanted pieces by line; without it, all that are not back yet.
 * @throws PlatformError 400 for lines or pieces there are not.
 */
export async function restock(
  tx: Writer,
  order: Order,
  wanted?: { lineItemId: string; quantity: number }[],
): Promise<Order> {
  const lineItems: OrderLine[] = [];
  for (const line of order.document.lineItems) {
    const left = line.quantity - line.restockQuantity;
    const asked = wanted?.filter(({ lineItemId }) => lineItemId === line.id);
    const pieces = asked ? asked.reduce((sum, { quantity }) => sum + quantity, 0) : left;
    if (pieces > left) throw wrongPieces(`${left} pieces of line ${line.id} can be restocked`);
    if (pieces > 0) await returnToStock(tx, line, pieces);
    lineItems.push({ ...line, restockQuantity: line.restockQuantity + pieces });
  }
  if (wanted?.some(({ lineItemId }) => !lineItems.some(({ id }) => id === lineItemId)))
    throw wrongPieces('names a line that the order does not have');
  return { ...order, document: { ...order.document, lineItems } };
}

async function returnToStock(tx: Writer, { catalogReference }: OrderLine, pieces: number): Promise<void> {
  const { variantId } = catalogReference.options;
  if (typeof variantId !== 'string') return;
  const returned = await tx
    .update(variants)
    .set({ quantity: sql`${variants.quantity} + ${pieces}`, inStock: true })
    .where(
      and(
        eq(variants.productId, catalogReference.catalogItemId),
        eq(variants.id, variantId),
        eq(variants.trackQuantity, true),
      ),
    )
    .returning({ id: variants.id });
  if (returned.length === 0) return;
  const siblings = await tx
    .select({ inStock: variants.inStock })
    .from(variants)
    .where(eq(variants.productId, catalogReference.catalogItemId));
  await tx
    .update(products)
    .set({ inventoryStatus: inventoryStatusOf(siblings) })
    .where(eq(products.id, catalogReference.catalogItemId));
}

const wrongPieces = (description: string) =>
  validationError([{ field: 'restockInfo.items', description, violatedRule: 'OTHER' }]);
