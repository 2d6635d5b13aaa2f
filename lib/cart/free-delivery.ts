import { FACTS } from '#shop-facts';
import { type Cart, type CartEstimate, isDelivered } from '@/lib/model/cart';
import { addMoney, isZero, type Money } from '@/lib/model/money';

export type FreeDelivery = {
  /** The amount left to reach free delivery; null when delivery is free. */
  missing: Money | null;
  /** The subtotal as a percentage of the threshold, 0 to 100. */
  progress: number;
};

/**
 * Returns how far a cart is from free delivery to a country. Null where the shop has no free
 * delivery or the cart has nothing to deliver. Once there is an estimate, it must confirm that
 * delivery is free.
 */
export function freeDelivery(
  cart: Cart,
  country: string,
  estimate: CartEstimate | null = null,
): FreeDelivery | null {
  // Amounts that a membership pays do not count, and only the estimate knows them.
  // The threshold is in the currency that the shopper pays.
  const subtotal = estimate
    ? (estimate.charged?.subtotal ?? estimate.subtotal)
    : (cart.charged ?? cart.subtotal);
  const from = FACTS.freeFrom[country];
  if (!from || subtotal?.currency !== from.currency) return null;
  if (!isDelivered(cart)) return null;
  const missing = shortfall(subtotal, from);
  if (missing)
    return { missing, progress: Math.floor((100 * Number(subtotal.amount)) / Number(from.amount)) };
  const agrees = estimate === null || hasFreeDelivery(estimate);
  return agrees ? { missing: null, progress: 100 } : null;
}

/** Ignores pickup: it is free anyway and no delivery. */
const hasFreeDelivery = ({ shippingOptions }: CartEstimate): boolean =>
  shippingOptions.some(({ cost, pickupAddress }) => pickupAddress === null && isZero(cost));

/** Returns the exact amount left to a goal in the same currency, or null when it is reached. */
export function shortfall(money: Money, goal: Money): Money | null {
  const left = addMoney(goal, { ...money, amount: `-${money.amount}` });
  return isZero(left) || left.amount.startsWith('-') ? null : left;
}
