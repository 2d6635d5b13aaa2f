import 'server-only';
import type { AddRequest } from '@/lib/model/cart';
import { type Cart, type CartEstimate, EMPTY_CART, type SelectedMembership } from '@/lib/model/cart';
import { toCatalogReference } from '../../map/catalog-reference';
import { callOrNull, callPlatform } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected, malformedAnswer } from '../../well-formed';
import { toCart, toCartEstimate } from './map-cart';
import { toPlatformMembership } from './memberships';

/** Returns the shopper's cart, or an empty one when there is none yet. @throws PlatformError */
export async function getCart(client: SessionClient): Promise<Cart> {
  return (await callOrNull(async () => wholeCart(await client.currentCart.getCurrentCart()))) ?? EMPTY_CART;
}

/** Adds a product. The platform may silently add less than requested. @throws PlatformError */
export async function addToCart(client: SessionClient, request: AddRequest): Promise<Cart> {
  const lineItems = [{ catalogReference: toCatalogReference(request), quantity: request.quantity }];
  return callPlatform(async () => cartOf(await client.currentCart.addToCurrentCart({ lineItems })));
}

/** Sets absolute quantities. @throws PlatformError */
export async function setQuantities(
  client: SessionClient,
  lines: { id: string; quantity: number }[],
): Promise<Cart> {
  const items = lines.map(({ id, quantity }) => ({ _id: id, quantity }));
  return callPlatform(async () => cartOf(await client.currentCart.updateCurrentCartLineItemQuantity(items)));
}

/** @throws PlatformError */
export async function removeLines(client: SessionClient, lineIds: string[]): Promise<Cart> {
  return callPlatform(async () => cartOf(await client.currentCart.removeLineItemsFromCurrentCart(lineIds)));
}

/** Empties the cart by deleting it. @throws PlatformError */
export async function deleteCart(client: SessionClient): Promise<void> {
  await callOrNull(() => client.currentCart.deleteCurrentCart());
}

/** @throws PlatformError with the coupon's problem as an application code */
export async function applyCoupon(client: SessionClient, code: string): Promise<Cart> {
  return callPlatform(async () =>
    wholeCart(await client.currentCart.updateCurrentCart({ couponCode: code })),
  );
}

/** @throws PlatformError */
export async function removeCoupon(client: SessionClient): Promise<Cart> {
  return callPlatform(async () => cartOf(await client.currentCart.removeCouponFromCurrentCart()));
}

/** Stores a note to the merchant with the cart. @throws PlatformError */
export async function setBuyerNote(client: SessionClient, buyerNote: string): Promise<Cart> {
  return callPlatform(async () =>
    wholeCart(await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote } })),
  );
}

export type EstimateRequest = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2, or null. */
  subdivision: string | null;
  shippingCode: string | null;
  /** False when the tax cannot be known. The tax is then null and not part of the total. */
  calculateTax: boolean;
  memberships: SelectedMembership[];
};

/** Estimates the totals. Null without a cart, or when there is no total. @throws PlatformError */
export async function estimateTotals(
  client: SessionClient,
  { country, subdivision, shippingCode, calculateTax, memberships }: EstimateRequest,
): Promise<CartEstimate | null> {
  const address = { country, ...(subdivision === null ? {} : { subdivision }) };
  return callOrNull(async () =>
    toCartEstimate(
      await client.currentCart.estimateCurrentCartTotals({
        shippingAddress: address,
        // Without anything to deliver, the tax follows the billing address.
        billingAddress: address,
        ...(shippingCode === null ? {} : { selectedShippingOption: { code: shippingCode } }),
        ...(memberships.length === 0
          ? {}
          : { selectedMemberships: { memberships: memberships.map(toPlatformMembership) } }),
        calculateShipping: true,
        calculateTax,
      }),
      { calculateTax },
    ),
  );
}

type PlatformCart = Parameters<typeof toCart>[0];

const cartOf = ({ cart }: { cart?: PlatformCart }): Cart => wholeCart(expected(cart));

/**
 * Rejects a partly readable cart, which would look like one with fewer lines. @throws PlatformError
 */
function wholeCart(cart: PlatformCart | null | undefined): Cart {
  const { currency, lineItems = [] } = expected(cart);
  if (typeof currency !== 'string' || !Array.isArray(lineItems)) throw malformedAnswer();
  const mapped = toCart({ ...expected(cart), lineItems });
  if (mapped.lines.length < lineItems.length) throw malformedAnswer();
  return mapped;
}
