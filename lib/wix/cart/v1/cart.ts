import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import {
  type AddRequest,
  type Cart,
  type CartEstimate,
  isDelivered,
  quantityOf,
  type SelectedMembership,
} from '@/lib/model/cart';
import {
  isNewNote,
  paymentPageUrl,
  requireBuyable,
  requireShownPrices,
  selectMemberships,
} from '@/lib/wix/cart/checkout';
import type { SessionClient } from '../../session-client';
import { expected } from '../../well-formed';
import type { CartPlatform, CheckoutRequest } from '../cart-platform';
import { toLineItems, withCurrentVariants } from '../line-item';
import { callV1, callV1OrNull, cartOf, getCart, wholeCart } from './calls';
import { toPlatformMembership } from './map-cart';
import { estimateOnce, estimateTotals, listOffers } from './totals';

/**
 * The platform silently adds less than requested, or nothing. What it did not
 * add at all may have another variant id since the site got another catalog.
 */
async function addToCart(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  const cart = await addAll(client, requests);
  const absent = requests.filter(
    ({ productId }) => quantityOf(cart, productId) <= quantityOf(before, productId),
  );
  const found = absent.length > 0 ? await withCurrentVariants(absent, absent) : null;
  if (found === null) return cart;
  try {
    return await addAll(client, found);
  } catch (error) {
    // The others have been added. An error would make the caller add them once more.
    if (error instanceof PlatformError && error.detail.kind !== 'system') return cart;
    throw error;
  }
}

const addAll = (client: SessionClient, requests: readonly AddRequest[]): Promise<Cart> =>
  callV1(async () =>
    cartOf(await client.currentCart.addToCurrentCart({ lineItems: await toLineItems(requests) })),
  );

const setBuyerNote = (client: SessionClient, buyerNote: string): Promise<Cart> =>
  callV1(async () => wholeCart(await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote } })));

/**
 * Cart V1 and Checkout V1. Wix removes both on 1 February 2027. `CartPlatform` describes the calls.
 */
export const cartV1: CartPlatform = {
  getCart,

  getCartId: async (client) =>
    (await callV1OrNull(async () => expected(await client.currentCart.getCurrentCart())._id)) ?? null,

  addToCart,

  setQuantities(client, lines) {
    const items = lines.map(({ id, quantity }) => ({ _id: id, quantity }));
    return callV1(async () => cartOf(await client.currentCart.updateCurrentCartLineItemQuantity(items)));
  },

  removeLines: (client, lineIds) =>
    callV1(async () => cartOf(await client.currentCart.removeLineItemsFromCurrentCart([...lineIds]))),

  async deleteCart(client) {
    await callV1OrNull(() => client.currentCart.deleteCurrentCart());
  },

  applyCoupon: (client, couponCode) =>
    callV1(async () => wholeCart(await client.currentCart.updateCurrentCart({ couponCode }))),

  removeCoupon: (client) =>
    callV1(async () => cartOf(await client.currentCart.removeCouponFromCurrentCart())),

  // V1 takes gift cards on the checkout page only.
  applyGiftCard: async () => {
    throw new ShopError('gift-card-unavailable');
  },
  removeGiftCard: getCart,

  setBuyerNote,
  estimateTotals,
  createCheckoutUrl,
  listOffers,
};

async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
  const cart = await getCart(client);
  requireBuyable(cart);
  if (isNewNote(cart, request)) await setBuyerNote(client, request.buyerNote);
  const memberships = await membershipsOf(client, request);
  requireShownPrices(request, cart, await estimateShown(client, request, memberships));
  const { checkoutId } = await callV1(() =>
    client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      ...(request.shippingCode === null ? {} : { selectedShippingOption: { code: request.shippingCode } }),
      ...placeOf(request, cart),
    }),
  );
  if (!checkoutId) throw new Error('Failed to retrieve checkout URL');
  if (memberships.length > 0) await payByMemberships(client, checkoutId, memberships);
  return paymentPageUrl(client, checkoutId, request.callbacks, request.currency);
}

function placeOf({ country, subdivision }: CheckoutRequest, cart: Cart) {
  if (country === null) return {};
  const address = { country, ...(subdivision === null ? {} : { subdivision }) };
  return isDelivered(cart) ? { shippingAddress: address } : { billingAddress: address };
}

/** @throws ShopError `membership-unusable` */
async function membershipsOf(
  client: SessionClient,
  { membershipIds, country, subdivision, shippingCode }: CheckoutRequest,
): Promise<SelectedMembership[]> {
  if (membershipIds.length === 0 || country === null) return [];
  const place = { country, subdivision, shippingCode };
  const estimate = await estimateOnce(client, { ...place, calculateTax: false, memberships: [] });
  const { selected, isComplete } = selectMemberships(membershipIds, estimate?.memberships.eligible ?? []);
  if (!isComplete) throw new ShopError('membership-unusable');
  return selected;
}

/** Returns the estimate to compare with the total that the page showed, or null without one. */
async function estimateShown(
  client: SessionClient,
  { shown, country, subdivision, shippingCode, calculateTax }: CheckoutRequest,
  memberships: SelectedMembership[],
): Promise<CartEstimate | null> {
  if (country === null || !shown?.total) return null;
  return estimateOnce(client, { country, subdivision, shippingCode, calculateTax, memberships });
}

/** Applies the memberships after creation, because the platform accepts them only then. */
async function payByMemberships(
  client: SessionClient,
  checkoutId: string,
  memberships: SelectedMembership[],
): Promise<void> {
  const selectedMemberships = { memberships: memberships.map(toPlatformMembership) };
  const updated = await callV1(() =>
    client.checkout.updateCheckout(checkoutId, { membershipOptions: { selectedMemberships } }),
  );
  if (updated.calculationErrors?.membershipError) throw new ShopError('membership-unusable');
}
