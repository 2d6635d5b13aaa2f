import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { type Cart, type CartEstimate, isDelivered, type SelectedMembership } from '@/lib/model/cart';
import { selectMemberships } from '@/lib/model/select-memberships';
import type { SessionClient } from '../../session-client';
import type { CheckoutRequest } from '../cart-platform';
import { isNewNote } from '../new-note';
import { paymentPageUrl } from '../redirect';
import { requireBuyable, requireShownPrices } from '../require-buyable';
import { callV1 } from './calls';
import { toPlatformMembership } from './memberships';
import { setBuyerNote } from './note';
import { getCart } from './read';
import { estimateOnce } from './totals';

/** See `CartPlatform`. */
export async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
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
