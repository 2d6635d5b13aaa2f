import { returnStock } from '../../../catalog/inventory/stock';
import { rejectedField } from '../../../core/errors';
import type { Platform } from '../../../core/platform';
import type { Writer } from '../../../db/database';
import type { Order } from '../store';
import type { OrderLine } from '../types';

/**
 * Returns items of an order to the stock, where stock is counted. No item is returned twice.
 * @param requested quantities by line; without it, all items not returned yet.
 * @throws PlatformError 400 for unknown lines or too large quantities.
 */
export async function restock(
  tx: Writer,
  platform: Platform,
  order: Order,
  at: number,
  requested?: { lineItemId: string; quantity: number }[],
): Promise<Order> {
  const lineItems: OrderLine[] = [];
  for (const line of order.document.lineItems) {
    const left = line.quantity - line.restockQuantity;
    const ofLine = requested?.filter(({ lineItemId }) => lineItemId === line.id);
    const restocked = ofLine ? ofLine.reduce((sum, { quantity }) => sum + quantity, 0) : left;
    if (restocked > left) throw wrongQuantity(`${left} items of line ${line.id} can be restocked`);
    const { catalogItemId, options } = line.catalogReference;
    if (restocked > 0 && typeof options.variantId === 'string')
      await returnStock(
        tx,
        platform,
        { catalogItemId, variantId: options.variantId, quantity: restocked },
        at,
      );
    lineItems.push({ ...line, restockQuantity: line.restockQuantity + restocked });
  }
  if (requested?.some(({ lineItemId }) => !lineItems.some(({ id }) => id === lineItemId)))
    throw wrongQuantity('names a line that the order does not have');
  return { ...order, document: { ...order.document, lineItems } };
}

const wrongQuantity = (description: string) => rejectedField('restockInfo.items', description);
