import type { Caller } from '../../../core/access-tokens';
import type { PlatformError } from '../../../core/errors';
import type { Platform } from '../../../core/platform';
import type { Cart } from '../../cart-v1/schema';
import { ALL_PARTS, type Calculation, calculate, verifyPrices } from '../../cart-v2/calculate';
import { alreadyOrdered, viewOf } from '../../cart-v2/cart';
import { cartError } from '../../cart-v2/errors';
import { type Violation, violationsOf } from '../../cart-v2/violations';
import { buyerOfOrder } from './from-checkout';
import { type Placement, placeOrder } from './place';

/**
 * Creates the order of a cart without the hosted page. A due amount stays due, because the sandbox
 * takes cards only on its hosted page: the order is NOT_PAID and `completed` is false.
 * @throws PlatformError 428 with the documented code of what is missing or has changed; 400
 *   INVALID_PRICE_VERIFICATION_TOKEN.
 */
export async function placeCartOrder(platform: Platform, caller: Caller, cart: Cart, token?: string) {
  const { db, clock } = platform;
  const view = await viewOf(db.read, cart);
  const calculation = await calculate(db.read, view, { now: clock.now(), parts: ALL_PARTS });
  const [violation] = violationsOf(calculation);
  if (violation) throw errorOf(violation, calculation);
  const prices = token === undefined ? 'same' : verifyPrices(token, calculation);
  if (prices === 'unknown')
    throw cartError('INVALID_PRICE_VERIFICATION_TOKEN', 'The token is not of this cart', { token });
  if (prices === 'changed') throw outOfSync();

  const placement = await placeOrder(platform, {
    checkoutId: cart.id,
    buyer: buyerOfOrder(cart, caller),
    // The catalog's prices must be the same as at the cart's last refresh.
    expectedDue: calculation.quote.due,
    payment: { kind: 'unpaid' },
  });
  if (placement.kind !== 'placed') throw rejectionOf(placement, cart);
  const { due } = calculation.quote;
  return {
    orderId: placement.orderId,
    ...(due > 0 ? { paymentGatewayOrderId: placement.orderId } : {}),
    completed: due === 0,
  };
}

const outOfSync = () =>
  cartError('CART_PRICES_OUT_OF_SYNC', 'Prices have changed since they were calculated');

/** Violations that are errors of their own when an order is placed. */
const OWN_CODES = new Set([
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD',
]);

function errorOf(violation: Violation, calculation: Calculation): PlatformError {
  const { code, description } = violation;
  if (OWN_CODES.has(code)) {
    const data = violation.lineItemsOutOfStockData ?? violation.membersOnlyItemData;
    return cartError(code, description, typeof data === 'object' && data !== null ? { ...data } : {});
  }
  if (code === 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD')
    return cartError('CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD', description);
  if (code === 'INVALID_MEMBERSHIP_STATUS')
    return cartError('INVALID_MEMBERSHIP', description, { message: description });
  return cartError('INVALID_CART', description, { violations: violationsOf(calculation) });
}

/** Rejections of a cart that changed while the order was placed. */
function rejectionOf(placement: Exclude<Placement, { kind: 'placed' }>, cart: Cart): PlatformError {
  switch (placement.kind) {
    case 'unavailable':
      return cartError('LINE_ITEMS_OUT_OF_STOCK', 'Line items are out of stock', {
        lineItemIds: placement.lines.map(({ id }) => id),
        allLineItemsOutOfStock: placement.lines.length === placement.quote.lines.length,
      });
    case 'total-changed':
      return outOfSync();
    case 'forbidden':
      return cartError('INVALID_CART', placement.breach.description);
    case 'empty':
      return cartError('EMPTY_CART', 'The cart is empty');
    case 'not-found':
      return alreadyOrdered(cart);
    case 'not-calculated':
    case 'declined':
      return cartError('CALCULATION_ERROR', 'The totals of the cart cannot be calculated');
  }
}
