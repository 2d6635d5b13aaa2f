import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import * as platform from '@/lib/wix/cart-v1';
import { PlatformError } from '@/lib/wix/platform-error';
import type { SessionClient } from '@/lib/wix/session-client';
import type { AddRequest } from './cart-api';
import type { Cart } from './types';

/** Pieces of a product in a cart, over all its lines. */
export const quantityOf = (cart: Cart, productId: string): number =>
  cart.lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/**
 * Adds a product, and finds out what came of it when the answer is lost: the one change of the cart that doubles when it
 * is sent twice.
 *
 * @param before the cart as it was a moment ago
 * @throws PlatformError when nothing was added, ShopError `unsure` when that cannot be told
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
