import type { Reader } from '../../db/reader';
import { buyerOf } from '../buyer';
import { shippingCost } from '../pricing/price';
import { type Quote, quote } from '../quote/quote';
import type { EstimateRequest } from './requests';
import type { CartV2View } from './view';

/** The parts of a total that an estimate computes. `calculate` computes all of them. */
export type Parts = { delivery: boolean; tax: boolean; fees: boolean; giftCards: boolean };

export const ALL_PARTS: Parts = { delivery: true, tax: true, fees: true, giftCards: true };

export const partsOf = (request: EstimateRequest): Parts => ({
  delivery: request.calculateDelivery ?? false,
  tax: request.calculateTax ?? false,
  fees: request.calculateAdditionalFees ?? false,
  giftCards: request.calculateGiftCards ?? false,
});

/** The totals of a cart's confirmed quantities, at the prices of its last refresh. */
export type Calculation = {
  view: CartV2View;
  /** The instant of the calculation, in milliseconds. */
  now: number;
  parts: Parts;
  quote: Quote;
  /** The cost of delivery before a coupon makes it free, in minor units. */
  deliveryBeforeDiscount: number;
};

/**
 * Computes the totals of a cart at `now` (milliseconds). Delivery and tax need an address; without
 * one they are 0.
 */
export async function calculate(
  reader: Reader,
  view: CartV2View,
  { now, parts }: { now: number; parts: Parts },
): Promise<Calculation> {
  const { cart, confirmed } = view;
  const address = cart.document.contactInfo?.address ?? cart.document.billing?.address;
  const deliveryAddress = cart.document.contactInfo?.address;
  const totals = await quote(reader, now, {
    lines: confirmed,
    couponCode: cart.couponCode,
    address,
    selected: cart.document.selectedShippingOption,
    memberId: buyerOf(cart).memberId,
    memberships: cart.document.memberships,
    giftCard: parts.giftCards ? cart.document.giftCard : undefined,
    calculateShipping: parts.delivery && deliveryAddress !== undefined,
    calculateTax: parts.tax && address !== undefined,
    calculateFees: parts.fees,
  });
  const { priced, selected } = totals;
  return {
    view,
    now,
    parts,
    quote: totals,
    deliveryBeforeDiscount: selected ? shippingCost({ shipping: selected }, priced.subtotal) : 0,
  };
}

/** The prices of a calculation that a buyer has seen. */
type Seen = { cartId: string; total: number };

/** Returns the opaque token that `placeOrder` compares with the current prices. */
export const priceVerificationToken = ({ view, quote: { priced } }: Calculation): string =>
  Buffer.from(JSON.stringify({ cartId: view.cart.id, total: priced.total } satisfies Seen)).toString(
    'base64url',
  );

/** Whether the token is of this cart, and of these prices. `unknown`: it is none of this cart's. */
export function verifyPrices(token: string, calculation: Calculation): 'same' | 'changed' | 'unknown' {
  if (token === priceVerificationToken(calculation)) return 'same';
  const text = Buffer.from(token, 'base64url').toString('utf8');
  return text.startsWith(`{"cartId":"${calculation.view.cart.id}","total":`) ? 'changed' : 'unknown';
}
