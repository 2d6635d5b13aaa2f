import { FACTS } from '#shop-facts';
import { type Cart, type CartEstimate, isDelivered } from '@/lib/model/cart';
import { isZero, type Money } from '@/lib/model/money';

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

/**
 * Returns the difference between an amount and a goal in the same currency, or null when the goal
 * is reached. The result is exact: it counts whole units of the smaller decimal place of the two.
 * The shop never calculates amounts that a shopper pays.
 */
export function shortfall(money: Money, goal: Money): Money | null {
  const decimals = Math.max(decimalsOf(money), decimalsOf(goal));
  const missing = inUnits(goal, decimals) - inUnits(money, decimals);
  if (missing <= 0n) return null;
  const digits = String(missing).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return { amount, currency: goal.currency };
}

const decimalsOf = ({ amount }: Money): number => amount.split('.')[1]?.length ?? 0;

function inUnits({ amount }: Money, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
