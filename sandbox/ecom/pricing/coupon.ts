import { allocate } from './allocate';

/**
 * The effect of a coupon on a total.
 * - PERCENT: takes `value` percent (0–100) off the goods.
 * - AMOUNT: takes `value` minor units off the goods.
 * - FREE_SHIPPING: delivery is free.
 * - FIXED_PRICE: no item costs more than `value` minor units.
 * - BUY_X_GET_Y: of each `value` + `freeQuantity` items the cheapest `freeQuantity` are free.
 */
export type CouponEffect = {
  type: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | 'FIXED_PRICE' | 'BUY_X_GET_Y';
  value: number;
  freeQuantity?: number;
};

/** When a coupon may be used. Instants in milliseconds, amounts in minor units. */
export type CouponTerms = {
  active: boolean;
  startsAt: number | null;
  expiresAt: number | null;
  usageLimit: number | null;
  usageCount: number;
  minimumSubtotal: number;
};

/**
 * The codes of a rejected coupon. They follow the checkout's declared errors where there is one.
 */
export type CouponRejection =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED'
  | 'ERROR_COUPON_NOT_APPLICABLE';

/**
 * Returns why a coupon cannot be used at `now` on goods worth `subtotal`, or undefined when it can.
 */
export function couponRejection(
  coupon: CouponTerms,
  at: { now: number; subtotal: number },
): CouponRejection | undefined {
  if (!coupon.active) return 'ERROR_COUPON_IS_DISABLED';
  if (coupon.startsAt !== null && at.now < coupon.startsAt) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET';
  if (coupon.expiresAt !== null && at.now >= coupon.expiresAt) return 'ERROR_COUPON_HAS_EXPIRED';
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit)
    return 'ERROR_COUPON_USAGE_EXCEEDED';
  if (at.subtotal < coupon.minimumSubtotal) return 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';
  return undefined;
}

/** Items of one kind with the price of one item, in minor units. */
type PricedItems = { price: number; quantity: number };

/**
 * Returns the coupon's discount of each line in minor units: whole, and never more than the line's
 * value. Half a cent of a percentage rounds up, once, on the sum.
 */
export function couponDiscounts(coupon: CouponEffect, lines: readonly PricedItems[]): number[] {
  const worths = lines.map(({ price, quantity }) => price * quantity);
  const subtotal = worths.reduce((sum, worth) => sum + worth, 0);
  switch (coupon.type) {
    case 'PERCENT':
      return allocate(Math.min(subtotal, percentOf(subtotal, coupon.value)), worths);
    case 'AMOUNT':
      return allocate(Math.min(subtotal, coupon.value), worths);
    case 'FREE_SHIPPING':
      return lines.map(() => 0);
    case 'FIXED_PRICE':
      return lines.map(({ price, quantity }) => Math.max(0, price - coupon.value) * quantity);
    case 'BUY_X_GET_Y':
      return freeItemDiscounts(lines, coupon.value, coupon.freeQuantity ?? 0);
  }
}

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/**
 * Returns the discount of each line by its free items, cheapest first. For equal prices, the later
 * line first.
 */
function freeItemDiscounts(lines: readonly PricedItems[], bought: number, free: number): number[] {
  const group = bought + free;
  const totalQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let left = group > 0 ? Math.floor(totalQuantity / group) * free : 0;
  const discounts = lines.map(() => 0);
  const cheapestFirst = [...lines.keys()].sort(
    (a, b) => (lines[a]?.price ?? 0) - (lines[b]?.price ?? 0) || b - a,
  );
  for (const index of cheapestFirst) {
    const { price, quantity } = lines[index] ?? { price: 0, quantity: 0 };
    const taken = Math.min(left, quantity);
    discounts[index] = taken * price;
    left -= taken;
  }
  return discounts;
}
