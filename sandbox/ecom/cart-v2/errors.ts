import { applicationError, type PlatformError } from '../../core/errors';
import type { CouponRejection } from '../pricing/coupon';
import type { Coupon } from '../quote/store';
import { cartV2Money } from './money';

/**
 * Codes that report a malformed request or an unknown code: a 400. All others are a failed
 * precondition: a 428. The reference publishes the number of codes for each status, not which is
 * which; this split fits the numbers, so clients must decide by the code.
 */
const MALFORMED = new Set([
  'NO_LINE_ITEMS_TO_ADD',
  'MAX_LINE_ITEMS_EXCEEDED',
  'EMPTY_LINE_ITEM_UPDATES',
  'DUPLICATE_LINE_ITEM_UPDATES',
  'INVALID_COUPON_CODE',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_ADDRESS_FORMAT',
  'INVALID_PRICE_VERIFICATION_TOKEN',
]);

/** Returns the error of a Cart V2 call, with the documented code and data. */
export const cartError = (
  code: string,
  description: string,
  data: Record<string, unknown> = {},
): PlatformError => applicationError(MALFORMED.has(code) ? 400 : 428, code, description, data);

export const currentCartNotFound = (): PlatformError =>
  applicationError(404, 'CURRENT_CART_NOT_FOUND', 'Current cart not found');

export const cartNotFound = (id: string): PlatformError =>
  applicationError(404, 'CART_NOT_FOUND', `Cart ${id} was not found`);

const REASONS: Partial<Record<CouponRejection, string>> = {
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'MIN_SUBTOTAL_NOT_REACHED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
};

/** Returns the data of INVALID_COUPON_STATUS, in errors and in violations. */
export function couponStatusData(code: string, rejection: CouponRejection, coupon: Coupon | undefined) {
  const isMinimum = rejection === 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED' && coupon !== undefined;
  return {
    couponCode: code,
    reason: REASONS[rejection] ?? 'UNKNOWN_INVALID_COUPON_REASON',
    ...(isMinimum
      ? { minSubtotalNotReachedDetails: { requiredMinimumSubtotal: cartV2Money(coupon.minimumSubtotal) } }
      : {}),
  };
}
