import { RaisedPriceError } from '@/lib/errors/raised-price-error';
import { ShopError } from '@/lib/errors/shop-error';
import { type Cart, type CartEstimate, isUnavailable } from '@/lib/model/cart';
import { raiseSince } from '@/lib/model/shown-cart';
import type { CheckoutRequest } from './cart-platform';

/** @throws ShopError `cart-empty` or `lines-unavailable` */
export function requireBuyable({ lines }: Cart): void {
  if (lines.length === 0) throw new ShopError('cart-empty');
  if (lines.some(isUnavailable)) throw new ShopError('lines-unavailable');
}

/**
 * Stops a checkout that costs more than the page showed. Its next form has the new prices, so that
 * it stops once for each rise.
 *
 * @param estimate for the choice of the request; null where there is none
 * @throws RaisedPriceError
 */
export function requireShownPrices(
  { shown }: CheckoutRequest,
  cart: Cart,
  estimate: CartEstimate | null,
): void {
  const raise = shown ? raiseSince(shown, cart, estimate) : null;
  if (raise) throw new RaisedPriceError(raise);
}
