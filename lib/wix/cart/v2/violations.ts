import type { currentCartV2 } from '@wix/ecom';
import type { CartEstimate, CartViolation } from '@/lib/model/cart';
import type { ReadMoney } from './map-cart';

type PlatformViolation = currentCartV2.V2Violation;

const COUPON_ON_GIFT_CARD = 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD';

/**
 * Returns the violations that have a message for the shopper. A cart before its checkout always
 * lacks the delivery address or method, which the checkout page asks for.
 */
export const toViolations = (violations: PlatformViolation[], money: ReadMoney): CartViolation[] =>
  violations.flatMap((violation) => toViolation(violation, money) ?? []);

function toViolation(violation: PlatformViolation, money: ReadMoney): CartViolation | null {
  const isBlocking = violation.severity === 'ERROR';
  const whole = { lineIds: [], minimum: null, isBlocking };
  switch (violation.code) {
    case 'LINE_ITEMS_OUT_OF_STOCK':
      return {
        ...whole,
        kind: 'out-of-stock',
        lineIds: violation.lineItemsOutOfStockData?.lineItemIds ?? [],
      };
    case 'MEMBERS_ONLY_ITEM':
      return { ...whole, kind: 'members-only', lineIds: violation.membersOnlyItemData?.lineItemIds ?? [] };
    case 'SUBTOTAL_BELOW_ORDER_MINIMUM': {
      const data = violation.subtotalBelowOrderMinimumData;
      const [subtotal, remaining] = [money(data?.minimumOrderSubtotal), money(data?.remainingAmount)];
      return { ...whole, kind: 'order-minimum', minimum: subtotal && remaining && { subtotal, remaining } };
    }
    case 'INVALID_COUPON_CODE':
    case 'INVALID_COUPON_STATUS':
      return { ...whole, kind: 'coupon', ...couponNeeds(violation, money) };
    case COUPON_ON_GIFT_CARD:
      return { ...whole, kind: 'gift-card-coupon' };
    case 'CUSTOM_VALIDATION':
    case 'GENERAL_CODE':
      // The platform's text is in one language only. The checkout page shows it.
      return violation.scope === 'GLOBAL' || violation.scope === 'LINE_ITEM'
        ? { ...whole, kind: 'not-accepted', isBlocking: false }
        : null;
    default:
      return null;
  }
}

function couponNeeds(
  { invalidCouponStatusData: data }: PlatformViolation,
  money: ReadMoney,
): Pick<CartViolation, 'couponNeeds'> {
  const subtotal = money(data?.minSubtotalNotReachedDetails?.requiredMinimumSubtotal);
  if (subtotal) return { couponNeeds: { subtotal } };
  const quantity = data?.minLineItemQuantityNotReachedDetails?.requiredMinimumQuantity;
  return quantity ? { couponNeeds: { quantity } } : {};
}

const PROBLEM_OF_SCOPE: Partial<Record<string, CartEstimate['problems'][number]>> = {
  DISCOUNT: 'coupon',
  DELIVERY: 'shipping',
  TAX: 'tax',
  MEMBERSHIP: 'membership',
  GIFT_CARD: 'gift-card',
};

/** Violations that are normal before the checkout, or have their own message. */
const NO_PROBLEM = new Set<string | undefined>([
  COUPON_ON_GIFT_CARD,
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
]);

/** Returns the parts of the estimate that the violations concern, each once. */
export const problemsOf = (violations: PlatformViolation[]): CartEstimate['problems'] => [
  ...new Set(
    violations.flatMap(({ scope, code }) =>
      NO_PROBLEM.has(code) ? [] : (PROBLEM_OF_SCOPE[scope ?? ''] ?? []),
    ),
  ),
];
