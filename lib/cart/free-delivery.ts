import { FACTS } from '#shop-facts';
import { type Cart, type CartEstimate, isDelivered } from '@/lib/model/cart';
import { isZero, type Money, subtractMoney } from '@/lib/model/money';
import { own } from '@/lib/model/own';

export type FreeDelivery = {
  /** The amount left to reach free delivery; null when delivery is free. */
  missing: Money | null;
  /** Whether `missing` is converted to the currency that the page shows. */
  isApproximate?: true;
  /** The subtotal as a percentage of the threshold, 0 to 100. */
  progress: number;
};

/** Null without free delivery or goods to deliver. An estimate must confirm that delivery is free. */
export function freeDelivery(
  cart: Cart,
  country: string,
  estimate: CartEstimate | null = null,
): FreeDelivery | null {
  // Amounts that a membership pays do not count, and only the estimate knows them.
  // The threshold is in the currency that the shopper pays.
  const shown = estimate ? estimate.subtotal : cart.subtotal;
  const subtotal = (estimate ? estimate.charged?.subtotal : cart.charged) ?? shown;
  const from = own(FACTS.freeFrom, country);
  if (!from || subtotal?.currency !== from.currency) return null;
  if (!isDelivered(cart)) return null;
  const missing = shortfall(subtotal, from);
  if (missing) {
    const progress = Math.floor((100 * Number(subtotal.amount)) / Number(from.amount));
    if (!shown || shown.currency === from.currency) return { missing, progress };
    return { missing: converted(missing, subtotal, shown), progress, isApproximate: true };
  }
  const agrees = estimate === null || hasFreeDelivery(estimate);
  return agrees ? { missing: null, progress: 100 } : null;
}

/** Converts at the rate between two amounts that the platform gave for one sum. */
const converted = ({ amount }: Money, from: Money, to: Money): Money => ({
  amount: ((Number(amount) * Number(to.amount)) / Number(from.amount)).toFixed(2),
  currency: to.currency,
});

/** Ignores pickup, which is always free. */
const hasFreeDelivery = ({ shippingOptions }: CartEstimate): boolean =>
  shippingOptions.some(({ cost, pickupAddress }) => pickupAddress === null && isZero(cost));

/** In the same currency, exact. Null when the goal is reached. */
export function shortfall(money: Money, goal: Money): Money | null {
  const left = subtractMoney(goal, money);
  return isZero(left) || left.amount.startsWith('-') ? null : left;
}
