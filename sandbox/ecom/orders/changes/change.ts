import { eq } from 'drizzle-orm';
import type { Platform } from '../../../core/platform';
import type { Writer } from '../../../db/database';
import { orderNotFound } from '../access';
import { type Cancellation, emitOrderChanged } from '../events';
import { issueGiftCards } from '../gift-cards';
import { orders } from '../schema';
import { findOrder, type Order } from '../store';

/**
 * Changes one order in one transaction. `change` gets the current order. An error that it throws
 * rolls everything back.
 * @throws PlatformError 404 ORDER_NOT_FOUND, and what `change` throws.
 */
export async function changeOrder(
  platform: Platform,
  id: string,
  change: (order: Order, now: number, tx: Writer) => Order | Promise<Order>,
  cancellation?: Cancellation,
): Promise<Order> {
  return platform.db.write(async (tx) => {
    const order = await findOrder(tx, id);
    if (order === undefined) throw orderNotFound(id);
    const now = platform.clock.now();
    const changed = { ...(await change(order, now, tx)), updatedAt: now };
    if (changed.paymentStatus === 'PAID' && order.paymentStatus !== 'PAID')
      await issueGiftCards(tx, changed, now);
    await tx.update(orders).set(changed).where(eq(orders.id, id));
    await emitOrderChanged(tx, platform, { before: order, after: changed, cancellation });
    return changed;
  });
}
