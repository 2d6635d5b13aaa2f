import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import type { AddRequest, Cart } from '@/lib/model/cart';
import * as platform from '@/lib/wix/cart/v1/cart';
import type { SessionClient } from '@/lib/wix/session-client';

/** Returns the quantity of a product in a cart, summed over all its lines. */
export const quantityOf = (cart: Cart, productId: string): number =>
  cart.lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/**
 * Adds a product and returns the new cart. When the response is lost, it reads the cart to find out
 * whether the product was added. Adding is the only cart change that must not be sent twice.
 *
 * @param before the cart just before the request
 * @throws PlatformError when nothing was added, ShopError `unsure` when the cart cannot be read
 */
export async function addOnce(client: SessionClient, request: AddRequest, before: Cart): Promise<Cart> {
  try {
    return await platform.addToCart(client, request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.detail.kind !== 'system') throw error;
    const now = await platform.getCart(client).catch(() => {
      throw new ShopError('unsure', { cause: error });
    });
    if (quantityOf(now, request.productId) > quantityOf(before, request.productId)) return now;
    throw error;
  }
}
