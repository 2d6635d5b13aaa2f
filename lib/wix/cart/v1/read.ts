import 'server-only';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { expected, malformedAnswer } from '../../well-formed';
import { callV1OrNull } from './calls';
import { toCart } from './map-cart';

/** See `CartPlatform`. */
export async function getCart(client: SessionClient): Promise<Cart> {
  return (await callV1OrNull(async () => wholeCart(await client.currentCart.getCurrentCart()))) ?? EMPTY_CART;
}

type PlatformCart = Parameters<typeof toCart>[0];

export const cartOf = ({ cart }: { cart?: PlatformCart }): Cart => wholeCart(expected(cart));

/**
 * Rejects a partly readable cart, which would look like one with fewer lines. @throws PlatformError
 */
export function wholeCart(cart: PlatformCart | null | undefined): Cart {
  const { currency, lineItems = [] } = expected(cart);
  if (typeof currency !== 'string' || !Array.isArray(lineItems)) throw malformedAnswer();
  const mapped = toCart({ ...expected(cart), lineItems });
  if (mapped.lines.length < lineItems.length) throw malformedAnswer();
  return mapped;
}
