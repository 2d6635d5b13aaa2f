/** What a coupon does to a total. `value`: percent (0–100) for PERCENT, minor units for AMOUNT. */
export type CouponEffect = { type: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING'; value: number };

/** When a coupon may be used. Instants in milliseconds, amounts in minor units. */
export type CouponTerms = {
  active: boolean;
  startsAt: number | null;
  expiresAt: number | null;
  usageLimit: number | null;
  usageCount: number;
  minimumSubtotal: number;
};

/** The codes that a refused coupon answers with; the spelling of the checkout's declared errors where there is one. */
export type CouponRefusal =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';

/** Why a coupon cannot be used at `now` on goods worth `subtotal`, or undefined when it can. */
export function couponRefusal(
  coupon: CouponTerms,
  at: { now: number; subtotal: number },
): CouponRefusal | undefined {
  if (!coupon.active) return 'ERROR_COUPON_IS_DISABLED';
  if (coupon.startsAt !== null && at.now < coupon.startsAt) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET';
  if (coupon.expiresAt !== null && at.now >= coupon.expiresAt) return 'ERROR_COUPON_HAS_EXPIRED';
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit)
    return 'ERROR_COUPON_USAGE_EXCEEDED';
  if (at.subtotal < coupon.minimumSubtotal) return 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';
  return undefined;
}

/** What a coupon takes off goods worth `subtotal`; never more than they cost. Half a cent rounds up. */
export function couponAmount(coupon: CouponEffect, subtotal: number): number {
  switch (coupon.type) {
    case 'PERCENT':
      return Math.min(subtotal, Math.round((subtotal * coupon.value) / 100));
    case 'AMOUNT':
      return Math.min(subtotal, coupon.value);
    case 'FREE_SHIPPING':
      return 0;
  }
}
