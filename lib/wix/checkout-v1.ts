import 'server-only';
import { webHref } from './map/web-href';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';

export type CheckoutRequest = {
  shippingCode: string | null;
  /** ISO 3166-1 alpha-2; where the totals were estimated for, null when the shopper did not say. */
  country: string | null;
  /** Absolute addresses of this shop. */
  callbacks: { postFlowUrl: string; thankYouPageUrl: string; cartPageUrl: string };
};

/**
 * Turns the shopper's cart into a checkout and asks for the address of the platform's page to pay it on.
 *
 * @throws PlatformError when a call fails, Error `Failed to retrieve checkout URL` when no address comes back.
 */
export async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
  const { checkoutId } = await callPlatform(() =>
    client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      ...(request.shippingCode === null ? {} : { selectedShippingOption: { code: request.shippingCode } }),
      ...(request.country === null ? {} : { shippingAddress: { country: request.country } }),
    }),
  );
  if (!checkoutId) throw new Error('Failed to retrieve checkout URL');
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks: request.callbacks }),
  );
  const address = webHref(redirectSession?.fullUrl);
  if (address === null) throw new Error('Failed to retrieve checkout URL');
  return address;
}
