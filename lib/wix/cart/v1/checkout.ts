import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import type { SelectedMembership } from '@/lib/model/cart';
import { webHref } from '../../map/web-href';
import { callPlatform } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { toPlatformMembership } from './memberships';

export type CheckoutRequest = {
  shippingCode: string | null;
  /** ISO 3166-1 alpha-2 country of the estimate, or null when the shopper has not chosen one. */
  country: string | null;
  /** ISO 3166-2, or null. */
  subdivision: string | null;
  /** Whether anything is delivered. If not, the country is that of the billing address. */
  isDelivered: boolean;
  /** Memberships that pay for lines. */
  memberships: SelectedMembership[];
  /** Absolute URLs of this shop. */
  callbacks: { postFlowUrl: string; thankYouPageUrl: string; cartPageUrl: string };
};

/**
 * Turns the shopper's cart into a checkout. Returns the URL of the platform's payment page.
 *
 * @throws ShopError `membership-unusable`; PlatformError when a call fails; Error
 *   `Failed to retrieve checkout URL` when the platform returns none.
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

/** Applies the memberships after creation, because the platform accepts them only then. */
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
