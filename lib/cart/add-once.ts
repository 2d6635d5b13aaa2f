import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { type AddRequest, type Cart, quantityOf } from '@/lib/model/cart';
import { cartPlatform as platform } from '@/lib/wix/cart/current-cart';
import type { SessionClient } from '@/lib/wix/session-client';

/**
 * Adds products and returns the new cart. When the response is lost, it reads the cart to find out
 * whether they were added. Adding is the only cart change that must not be sent twice.
 *
 * @param before the cart just before the request
 * @throws PlatformError when nothing was added, ShopError `unsure` when the cart cannot be read
 */
export async function addOnce(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  try {
    return await platform.addToCart(client, requests, before);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.detail.kind !== 'system') throw error;
    const now = await platform.getCart(client).catch(() => {
      throw new ShopError('unsure', { cause: error });
    });
    const isAdded = ({ productId }: AddRequest) => quantityOf(now, productId) > quantityOf(before, productId);
    if (requests.some(isAdded)) return now;
    throw error;
  }
}
