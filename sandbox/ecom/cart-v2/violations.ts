import { buyerOf } from '../buyer';
import { breachesOf } from '../quote/order-rules';
import { holdsGiftCardsOnly } from '../quote/pricing-lines';
import type { Calculation } from './calculate';
import { couponStatusData } from './errors';
import { cartV2Money } from './money';

/** Why a cart cannot be ordered as it is. Every violation of the sandbox blocks the order. */
export type Violation = { scope: string; code: string; severity: 'ERROR'; description: string } & Record<
  string,
  unknown
>;

const violation = (
  scope: string,
  code: string,
  description: string,
  data: Record<string, unknown> = {},
): Violation => ({ scope, code, severity: 'ERROR', description, ...data });

/**
 * Returns the violations of a cart. A cart without delivery address and method has both violations
 * in every summary, even when the caller requested no delivery costs, as on the live platform.
 */
export function violationsOf(calculation: Calculation): Violation[] {
  const { confirmed } = calculation.view;
  return [
    ...(confirmed.length === 0 ? [violation('GLOBAL', 'EMPTY_CART', 'The cart is empty')] : []),
    ...lineViolations(calculation),
    ...ruleViolations(calculation),
    ...couponViolations(calculation),
    ...deliveryViolations(calculation),
    ...membershipViolations(calculation),
    ...giftCardViolations(calculation),
  ];
}

/** Lines that are partly in stock block the order as well, because the sandbox's checkout does. */
function lineViolations({ view: { confirmed } }: Calculation): Violation[] {
  const short = confirmed.filter(({ status }) => status !== 'IN_STOCK');
  if (short.length === 0) return [];
  return [
    violation('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', 'Line items are out of stock', {
      lineItemsOutOfStockData: {
        lineItemIds: short.map(({ id }) => id),
        allLineItemsOutOfStock: confirmed.every(({ quantity }) => quantity === 0),
      },
    }),
  ];
}

function ruleViolations({ view, quote: { priced } }: Calculation): Violation[] {
  const { memberId } = buyerOf(view.cart);
  const breaches = breachesOf(view.rules, { lines: view.confirmed, memberId, subtotal: priced.subtotal });
  return breaches.map((breach) =>
    breach.code === 'MEMBERS_ONLY_ITEM'
      ? violation('LINE_ITEM', breach.code, breach.description, {
          membersOnlyItemData: { lineItemIds: breach.lineItemIds },
        })
      : violation('GLOBAL', breach.code, breach.description, {
          subtotalBelowOrderMinimumData: {
            minimumOrderSubtotal: cartV2Money(breach.minimumSubtotal),
            remainingAmount: cartV2Money(breach.minimumSubtotal - priced.subtotal),
          },
        }),
  );
}

function couponViolations({
  view: { cart, coupon, confirmed },
  quote: { errors },
}: Calculation): Violation[] {
  const rejection = errors.coupon?.code;
  if (rejection === undefined || cart.couponCode === null || confirmed.length === 0) return [];
  const description = errors.coupon?.description ?? 'The coupon cannot be used';
  if (rejection === 'ERROR_COUPON_DOES_NOT_EXIST')
    return [
      violation('DISCOUNT', 'INVALID_COUPON_CODE', description, {
        invalidCouponCodeData: { couponCode: cart.couponCode },
      }),
    ];
  if (holdsGiftCardsOnly(confirmed))
    return [violation('DISCOUNT', 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD', description)];
  return [
    violation('DISCOUNT', 'INVALID_COUPON_STATUS', description, {
      invalidCouponStatusData: couponStatusData(cart.couponCode, rejection, coupon),
    }),
  ];
}

function deliveryViolations({ view: { cart }, quote: { needsShipping, errors } }: Calculation): Violation[] {
  if (!needsShipping) return [];
  const { contactInfo, selectedShippingOption } = cart.document;
  return [
    ...(contactInfo?.address
      ? []
      : [violation('DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'A delivery address is missing')]),
    ...(selectedShippingOption
      ? []
      : [violation('DELIVERY', 'MISSING_DELIVERY_METHOD', 'A delivery method is missing')]),
    ...(errors.selectedShipping
      ? [violation('DELIVERY', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', errors.selectedShipping.description)]
      : errors.shipping
        ? [violation('DELIVERY', 'GENERAL_CODE', errors.shipping.description)]
        : []),
  ];
}

const MEMBERSHIP_REASONS: Record<string, string> = {
  MEMBERSHIP_NOT_ELIGIBLE: 'MEMBERSHIP_NOT_FOUND',
  MEMBERSHIP_DOES_NOT_COVER_ITEM: 'NOT_APPLICABLE_TO_LINE_ITEMS',
  MEMBERSHIP_NOT_ENOUGH_CREDITS: 'INSUFFICIENT_FUNDS',
};

function membershipViolations({ quote: { errors } }: Calculation): Violation[] {
  if (errors.membership === undefined) return [];
  const { code, description, data } = errors.membership;
  return [
    violation('MEMBERSHIP', 'INVALID_MEMBERSHIP_STATUS', description, {
      invalidMembershipStatusData: {
        membershipId: data?.membershipId,
        reason: MEMBERSHIP_REASONS[code] ?? 'UNKNOWN_INVALID_MEMBERSHIP_REASON',
      },
    }),
  ];
}

function giftCardViolations({ view: { cart }, quote: { giftCard } }: Calculation): Violation[] {
  const { problem } = giftCard;
  if (problem === undefined) return [];
  const named = { giftCardCode: cart.document.giftCard?.code, giftCardId: cart.document.giftCard?.id };
  return [
    violation('GIFT_CARD', problem.code, 'The gift card cannot be used', {
      ...(problem.code === 'INVALID_GIFT_CARD_CODE' ? { invalidGiftCardCodeData: named } : {}),
      ...(problem.code === 'INVALID_GIFT_CARD_STATUS'
        ? { invalidGiftCardStatusData: { ...named, reason: problem.reason } }
        : {}),
    }),
  ];
}
