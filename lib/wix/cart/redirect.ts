import { webHref } from '../map/web-href';
import { callPlatform } from '../platform-error';
import type { SessionClient } from '../session-client';
import type { CheckoutCallbacks } from './cart-platform';

/**
 * Returns the URL of the platform's payment page for a checkout.
 *
 * @param checkoutId id of a V1 checkout, or of a V2 cart, which is its own checkout
 * @param currency that the shopper chose. Whether the page shows it is unknown [?]: it decides by
 *   itself what is paid in.
 * @throws PlatformError; Error `Failed to retrieve checkout URL` when the platform returns none.
 */
export async function paymentPageUrl(
  client: SessionClient,
  checkoutId: string,
  callbacks: CheckoutCallbacks,
  currency: string | null = null,
): Promise<string> {
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks,
      ...(currency ? { preferences: { additionalQueryParameters: { currency } } } : {}),
    }),
  );
  const address = webHref(redirectSession?.fullUrl);
  if (address === null) throw new Error('Failed to retrieve checkout URL');
  return address;
}
