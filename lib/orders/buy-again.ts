import 'server-only';
import { type AddOutcome, addAll } from '@/lib/cart/add-all';
import { ShopError } from '@/lib/errors/shop-error';
import { actForShopper } from '@/lib/session/read';
import * as platform from '@/lib/wix/orders';
import { isOrderId } from './read-order';

/**
 * Adds every line of an order that can still be bought to the cart.
 *
 * @throws ShopError `not-found` when the shopper has no such order; PlatformError when the platform
 *   is unavailable for the order or the cart.
 */
export async function buyAgain(orderId: string): Promise<AddOutcome[]> {
  return actForShopper(async (client) => {
    const order = isOrderId(orderId) ? await platform.getOrderDetail(client, orderId) : null;
    if (!order) throw new ShopError('not-found');
    const outcomes: AddOutcome[] = order.lines.map(({ name, quantity }) => {
      return { name, requested: quantity, added: 0, reason: 'not-sold-here' };
    });
    const requests = order.lines.flatMap(({ again }, line) => (again ? [{ line, request: again }] : []));
    await addAll(client, requests, outcomes);
    return outcomes;
  });
}
