import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import { codeOf } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { callCart, openCart, type PlatformCart } from './calls';

/** Where the cart goes, and how. */
export type Place = { country: string; subdivision: string | null; shippingCode: string | null };

/**
 * Stores the place and the delivery method on the cart, where they differ from the stored ones, and
 * returns the cart. Sends one change at a time, because the last write of a cart wins.
 *
 * `isPlaced` is false when the platform does not accept the address.
 *
 * @throws PlatformError
 */
export async function storePlace(
  client: SessionClient,
  cart: PlatformCart,
  place: Place,
): Promise<{ cart: PlatformCart; isPlaced: boolean }> {
  try {
    const placed = await storeAddress(client, cart, place);
    const hasMoved = cart.deliveryInfo?.address?.country !== placed.deliveryInfo?.address?.country;
    return { cart: await storeMethod(client, placed, place, hasMoved), isPlaced: true };
  } catch (error) {
    if (codeOf(error) !== 'INVALID_ADDRESS_FORMAT') throw error;
    return { cart, isPlaced: false };
  }
}

async function storeAddress(client: SessionClient, cart: PlatformCart, place: Place): Promise<PlatformCart> {
  const delivery = movedAddress(cart.deliveryInfo?.address, place);
  // Without anything to deliver, the tax follows the billing address.
  const billing = isShipped(cart) ? null : movedAddress(cart.paymentInfo?.billingAddress, place);
  if (delivery === null && billing === null) return cart;
  const change = {
    ...(delivery === null ? {} : { deliveryInfo: { address: delivery } }),
    ...(billing === null ? {} : { paymentInfo: { billingAddress: billing } }),
  };
  return callCart(async () => openCart(await client.currentCartV2.updateCurrentCart(change)));
}

/** Whether anything in the cart is delivered. */
export const isShipped = ({ lineItems }: PlatformCart): boolean =>
  lineItems.some(({ attributes }) => (attributes?.itemType?.preset ?? 'PHYSICAL') === 'PHYSICAL');

/**
 * Returns the address to store, or null when the stored one is in the place: it may be more precise
 * than the shop's choice, because the checkout page asks for all of it.
 */
function movedAddress(
  stored: currentCartV2.Address | undefined,
  { country, subdivision }: Place,
): currentCartV2.Address | null {
  if (stored?.country === country && (subdivision === null || stored.subdivision === subdivision))
    return null;
  // Whether the platform merges addresses is not published. So the parts of the old one are
  // cleared.
  const old = {
    ...(stored?.subdivision ? { subdivision: null } : {}),
    ...(stored?.city ? { city: null } : {}),
    ...(stored?.postalCode ? { postalCode: null } : {}),
    ...(stored?.addressLine1 ? { addressLine1: null } : {}),
    ...(stored?.addressLine2 ? { addressLine2: null } : {}),
  };
  return { ...old, country, ...(subdivision === null ? {} : { subdivision }) };
}

/** Rejections of a method that is not available for the cart as it is. */
const UNAVAILABLE = new Set<string | null>([
  'DELIVERY_METHOD_NOT_FOUND',
  'DELIVERY_METHOD_MISSING_ADDRESS',
  'DELIVERY_METHOD_MISSING_LINE_ITEMS',
]);

/**
 * Stores the chosen delivery method. Without a choice, the stored one stays until the cart goes to
 * another country. The platform resolves a default for a cart without a method.
 */
async function storeMethod(
  client: SessionClient,
  cart: PlatformCart,
  { shippingCode }: Place,
  hasMoved: boolean,
): Promise<PlatformCart> {
  const stored = cart.deliveryInfo?.method?.code;
  if (!isShipped(cart) || shippingCode === stored) return cart;
  if (shippingCode === null) return hasMoved ? removeMethod(client, cart) : cart;
  try {
    return await callCart(async () =>
      openCart(await client.currentCartV2.setDeliveryMethodForCurrentCart({ code: shippingCode })),
    );
  } catch (error) {
    if (!UNAVAILABLE.has(codeOf(error))) throw error;
    return removeMethod(client, cart);
  }
}

/** Returns the cart without a delivery method. @throws PlatformError */
export const removeMethod = async (client: SessionClient, cart: PlatformCart): Promise<PlatformCart> =>
  cart.deliveryInfo?.method?.code
    ? callCart(async () => openCart(await client.currentCartV2.removeDeliveryMethodFromCurrentCart()))
    : cart;
