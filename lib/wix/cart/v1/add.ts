import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { type AddRequest, type Cart, quantityOf } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { withCurrentVariants } from '../current-variants';
import { toLineItems } from '../line-item';
import { callV1 } from './calls';
import { cartOf } from './read';

/**
 * See `CartPlatform`. The platform silently adds less than requested, or nothing. What it did not
 * add at all may have another variant id since the site got another catalog.
 */
export async function addToCart(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  const cart = await addAll(client, requests);
  const absent = requests.filter(
    ({ productId }) => quantityOf(cart, productId) <= quantityOf(before, productId),
  );
  const found = absent.length > 0 ? await withCurrentVariants(absent, absent) : null;
  if (found === null) return cart;
  try {
    return await addAll(client, found);
  } catch (error) {
    // The others have been added. An error would make the caller add them once more.
    if (error instanceof PlatformError && error.detail.kind !== 'system') return cart;
    throw error;
  }
}

const addAll = (client: SessionClient, requests: readonly AddRequest[]): Promise<Cart> =>
  callV1(async () =>
    cartOf(await client.currentCart.addToCurrentCart({ lineItems: await toLineItems(requests) })),
  );
