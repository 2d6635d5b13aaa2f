import 'server-only';
import type { SelectedMembership } from '@/lib/cart/types';
import { ShopError } from '@/lib/errors/shop-error';
import { toPlatformMembership } from './map/memberships';
import { webHref } from './map/web-href';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';

export type CheckoutRequest = {
  shippingCode: string | null;
  /** ISO 3166-1 alpha-2; where the totals were estimated for, null when the shopper did not say. */
  country: string | null;
  /** ISO 3166-2, or null. */
  subdivision: string | null;
  /** Whether anything is delivered: else the place is that of the bill. */
  isDelivered: boolean;
  /** What is to be paid by memberships. */
  memberships: SelectedMembership[];
  /** Absolute addresses of this shop. */
  callbacks: { postFlowUrl: string; thankYouPageUrl: string; cartPageUrl: string };
};

/**
 * Turns the shopper's cart into a checkout and asks for the address of the platform's page to pay it on.
 *
 * @throws ShopError `membership-unusable`, PlatformError when a call fails, Error `Failed to retrieve checkout URL` when no address comes back.
 */
export async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
  const { checkoutId } = await callPlatform(() =>
    client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      ...(request.shippingCode === null ? {} : { selectedShippingOption: { code: request.shippingCode } }),
      ...placeOf(request),
    }),
  );
  if (!checkoutId) throw new Error('Failed to retrieve checkout URL');
  if (request.memberships.length > 0) await payByMemberships(client, checkoutId, request.memberships);
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks: request.callbacks }),
  );
  const address = webHref(redirectSession?.fullUrl);
  if (address === null) throw new Error('Failed to retrieve checkout URL');
  return address;
}

function placeOf({ country, subdivision, isDelivered }: CheckoutRequest) {
  if (country === null) return {};
  const address = { country, ...(subdivision === null ? {} : { subdivision }) };
  return isDelivered ? { shippingAddress: address } : { billingAddress: address };
}

/** The platform takes the memberships of a checkout once it exists. */
async function payByMemberships(
  client: SessionClient,
  checkoutId: string,
  memberships: SelectedMembership[],
): Promise<void> {
  const selectedMemberships = { memberships: memberships.map(toPlatformMembership) };
  const updated = await callPlatform(() =>
    client.checkout.updateCheckout(checkoutId, { membershipOptions: { selectedMemberships } }),
  );
  if (updated.calculationErrors?.membershipError) throw new ShopError('membership-unusable');
}
