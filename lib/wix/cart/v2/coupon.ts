import 'server-only';
import type { Cart } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { callCart, codeOf, openCart, requireCart } from './calls';
import { toCart } from './map-cart';

/**
 * See `CartPlatform`. A cart has one coupon, and the platform rejects a second one. The shop then
 * removes the first, and adds it again when the second is rejected.
 */
export async function applyCoupon(client: SessionClient, code: string): Promise<Cart> {
  try {
    return toCart(await addCoupon(client, code));
  } catch (error) {
    const rejection = codeOf(error);
    if (rejection !== 'MAX_COUPONS_PER_CART_EXCEEDED' && rejection !== 'COUPON_ALREADY_EXISTS') throw error;
    return replaceCoupon(client, code);
  }
}

async function replaceCoupon(client: SessionClient, code: string): Promise<Cart> {
  const cart = await requireCart(client);
  const [applied] = cart.coupons ?? [];
  if (applied?.code?.toLowerCase() === code.toLowerCase()) return toCart(cart);
  if (applied?._id) await callRemove(client, applied._id);
  try {
    return toCart(await addCoupon(client, code));
  } catch (error) {
    // The reason for the rejection matters more to the shopper than a failure to restore.
    if (applied?.code) await addCoupon(client, applied.code).catch(() => undefined);
    throw error;
  }
}

const addCoupon = (client: SessionClient, code: string) =>
  callCart(async () => openCart(await client.currentCartV2.addCouponToCurrentCart({ code })));

const callRemove = (client: SessionClient, couponId: string) =>
  callCart(async () => openCart(await client.currentCartV2.removeCouponFromCurrentCart(couponId)));

/** See `CartPlatform`. */
export async function removeCoupon(client: SessionClient): Promise<Cart> {
  const cart = await requireCart(client);
  const [applied] = cart.coupons ?? [];
  return toCart(applied?._id ? await callRemove(client, applied._id) : cart);
}
