import 'server-only';
import { addOnce, quantityOf } from '@/lib/cart/add-once';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { report } from '@/lib/http/respond';
import type { AddRequest, Cart } from '@/lib/model/cart';
import { actForShopper } from '@/lib/session/read';
import * as cartPlatform from '@/lib/wix/cart/v1/cart';
import * as platform from '@/lib/wix/orders';
import type { SessionClient } from '@/lib/wix/session-client';
import { isOrderId } from './read-order';

/** The result for one line of the order. */
export type BoughtAgain = {
  name: string;
  requested: number;
  /** Quantity that was added to the cart. */
  added: number;
  /** Null when the full quantity was added. `unreachable`: the platform was unavailable. */
  reason: 'sold-out' | 'not-sold-here' | 'unreachable' | null;
};

/**
 * Adds every line of an order that can still be bought to the cart.
 *
 * @throws ShopError `not-found` when the shopper has no such order; PlatformError when the platform
 *   is unavailable for the order or the cart.
 */
export async function buyAgain(orderId: string): Promise<BoughtAgain[]> {
  return actForShopper(async (client) => {
    const order = isOrderId(orderId) ? await platform.getOrderDetail(client, orderId) : null;
    if (!order) throw new ShopError('not-found');
    let cart = await cartPlatform.getCart(client);
    const outcomes: BoughtAgain[] = [];
    // Sequentially, because only then can a change of the cart be attributed to a line.
    for (const { name, quantity, again } of order.lines) {
      if (!again) {
        outcomes.push({ name, requested: quantity, added: 0, reason: 'not-sold-here' });
        continue;
      }
      const next = await addOrReason(client, again, cart);
      if (typeof next === 'string') {
        outcomes.push({ name, requested: quantity, added: 0, reason: next });
        continue;
      }
      const added = Math.max(0, quantityOf(next, again.productId) - quantityOf(cart, again.productId));
      outcomes.push({ name, requested: quantity, added, reason: added < quantity ? 'sold-out' : null });
      cart = next;
    }
    return outcomes;
  });
}

async function addOrReason(
  client: SessionClient,
  request: AddRequest,
  before: Cart,
): Promise<Cart | 'sold-out' | 'unreachable'> {
  try {
    return await addOnce(client, request, before);
  } catch (error) {
    report(error, 'buy again');
    if (!(error instanceof PlatformError)) throw error;
    // Otherwise the product is gone, or its options have changed.
    return error.isTemporary || error.isUnauthenticated ? 'unreachable' : 'sold-out';
  }
}
