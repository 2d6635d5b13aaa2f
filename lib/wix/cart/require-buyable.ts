import { ShopError } from '@/lib/errors/shop-error';
import { type Cart, isUnavailable } from '@/lib/model/cart';

/** @throws ShopError `cart-empty` or `lines-unavailable` */
export function requireBuyable({ lines }: Cart): void {
  if (lines.length === 0) throw new ShopError('cart-empty');
  if (lines.some(isUnavailable)) throw new ShopError('lines-unavailable');
}
