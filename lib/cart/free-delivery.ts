import { isZero, type Money } from '@/lib/money';
import { FREE_DELIVERY_FROM } from '@/lib/shop';
import { shortfall } from './shortfall';
import type { Cart, CartEstimate } from './types';

export type FreeDelivery = {
  /** What is missing; null when delivery is free. */
  missing: Money | null;
  /** How much of the way is gone, in percent. */
  progress: number;
};

/**
 * How far a cart is from free delivery to a country; null where the shop has none or it does not matter. That delivery is
 * free is only said when the platform, once it is asked, says so too.
 */
export function freeDelivery(
  cart: Cart,
  country: string,
  estimate: CartEstimate | null = null,
): FreeDelivery | null {
  // What a membership pays does not count.
  const subtotal = estimate?.subtotal ?? cart.subtotal;
  const from = FREE_DELIVERY_FROM[country];
  if (!from || subtotal?.currency !== from.currency) return null;
  if (!cart.lines.some(({ kind }) => kind === 'physical')) return null;
  const missing = shortfall(subtotal, from);
  if (missing)
    return { missing, progress: Math.floor((100 * Number(subtotal.amount)) / Number(from.amount)) };
  const agrees = estimate === null || hasFreeDelivery(estimate);
  return agrees ? { missing: null, progress: 100 } : null;
}

/** To be picked up is free anyway, and no delivery. */
const hasFreeDelivery = ({ shippingOptions }: CartEstimate): boolean =>
  shippingOptions.some(({ cost, pickupAddress }) => pickupAddress === null && isZero(cost));
