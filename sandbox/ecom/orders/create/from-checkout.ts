import type { Caller } from '../../../core/access-tokens';
import { applicationError } from '../../../core/errors';
import type { Platform } from '../../../core/platform';
import { type BuyerIds, buyerOf } from '../../buyer';
import { quoteCheckout, requireCheckout } from '../../checkout/checkout';
import type { Checkout } from '../../checkout/store';
import type { Quote } from '../../quote/quote';
import { type Placement, placeOrder } from './place';

/** Rejections that prevent an order, with code and message, by outcome. */
const REJECTIONS: Record<
  Exclude<Placement['kind'], 'placed' | 'unavailable' | 'forbidden'>,
  [code: string, message: string]
> = {
  'not-found': ['CHECKOUT_ALREADY_PAID', 'The checkout is already completed'],
  empty: ['EMPTY_CHECKOUT', 'The checkout has no line items'],
  declined: ['PAYMENT_ERROR', 'The payment was declined'],
  'not-calculated': ['CALCULATION_ERROR', 'The totals of the checkout cannot be calculated'],
  'total-changed': ['CHECKOUT_CHANGED', 'The total of the checkout has changed'],
};

/**
 * Creates an order from a checkout without the hosted page. A due amount stays due (`NOT_PAID`,
 * with a payment order of the order's id to collect it by), because the sandbox takes cards only on
 * its hosted page.
 * @throws PlatformError 409 CHECKOUT_ALREADY_PAID; 428 with the documented code of the missing
 *   part.
 */
export async function createOrder(platform: Platform, caller: Caller, checkoutId: string) {
  const checkout = await requireCheckout(platform.db.read, caller, checkoutId);
  if (checkout.completed)
    throw applicationError(409, 'CHECKOUT_ALREADY_PAID', 'The checkout is already completed');
  const quote = await quoteCheckout(platform.db.read, platform.clock.now(), checkout);
  rejectIncomplete(checkout, quote);
  const placement = await placeOrder(platform, {
    checkoutId,
    buyer: buyerOfOrder(checkout, caller),
    payment: { kind: 'unpaid' },
  });
  if (placement.kind === 'placed')
    return {
      orderId: placement.orderId,
      ...(quote.priced.total > 0 ? { paymentGatewayOrderId: placement.orderId } : {}),
    };
  if (placement.kind === 'unavailable') {
    const all = placement.lines.length === placement.quote.lines.length;
    throw applicationError(
      428,
      all ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK',
      'Line items are out of stock',
      { lineItemIds: placement.lines.map(({ id }) => id) },
    );
  }
  if (placement.kind === 'forbidden')
    throw applicationError(428, 'VIOLATIONS_WITH_ERROR_SEVERITY', placement.breach.description);
  const [code, message] = REJECTIONS[placement.kind];
  throw applicationError(428, code, message);
}

/**
 * Checks the reference's requirements for a checkout that becomes an order. @throws PlatformError
 * 428
 */
function rejectIncomplete({ document, lines }: Checkout, { priced, needsShipping }: Quote): void {
  if (lines.length === 0) throw applicationError(428, ...REJECTIONS.empty);
  if (priced.total > 0 && !document.billingInfo?.address)
    throw applicationError(428, 'CALCULATION_ERROR', 'A billing address is required');
  if (needsShipping && !document.shippingDestination?.address)
    throw applicationError(428, 'CALCULATION_ERROR', 'A shipping address is required');
  if (needsShipping && !document.selectedShippingOption)
    throw applicationError(428, 'NO_SELECTED_CARRIER_SERVICE_OPTION', 'No delivery option is selected');
}

/**
 * Returns the buyer of a cart or a checkout, with the member's id of a visitor who has signed in
 * since.
 */
export function buyerOfOrder(owned: Parameters<typeof buyerOf>[0], caller: Caller): BuyerIds {
  if (caller.kind === 'admin') return buyerOf(owned);
  return {
    visitorId: caller.visitorId,
    ...(caller.kind === 'member' ? { memberId: caller.memberId } : {}),
  };
}
