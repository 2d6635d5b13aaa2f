import type { Platform } from '../../core/platform';
import { buyerOf } from '../../ecom/buyer';
import { findCheckoutOrCart } from '../../ecom/cart-v2/as-checkout';
import type { Checkout } from '../../ecom/checkout/store';
import type { Buyer } from '../../ecom/orders/create/document';
import type { Callbacks } from '../../redirects/request';
import { findRedirectSession } from '../../redirects/store';

/** The context of a visit to the checkout page: the checkout, the buyer, and the return URLs. */
export type CheckoutVisit = {
  checkout: Checkout;
  buyer: Buyer;
  callbacks: Callbacks;
  /** The query string that identifies the visit in the page's own URLs. */
  query: string;
};

/**
 * Returns the visit of a `sessionId` (from a redirect session) or `checkoutId` (from
 * getCheckoutUrl), if there is one.
 */
export async function findVisit(
  platform: Platform,
  { sessionId, checkoutId, lang }: { sessionId?: string; checkoutId?: string; lang?: string },
): Promise<CheckoutVisit | undefined> {
  const { read } = platform.db;
  const now = platform.clock.now();
  if (sessionId !== undefined) {
    const session = await findRedirectSession(read, sessionId);
    const intent = session?.request.intent;
    if (session === undefined || intent?.kind !== 'ecomCheckout') return undefined;
    const checkout = await findCheckoutOrCart(read, intent.ecomCheckout.checkoutId, now);
    return (
      checkout && {
        checkout,
        buyer: {
          visitorId: session.visitorId,
          ...(session.memberId === null ? {} : { memberId: session.memberId }),
        },
        callbacks: session.request.callbacks,
        query: new URLSearchParams({ sessionId, ...(lang && { lang }) }).toString(),
      }
    );
  }
  const checkout = checkoutId === undefined ? undefined : await findCheckoutOrCart(read, checkoutId, now);
  return (
    checkout && {
      checkout,
      buyer: buyerOf(checkout),
      callbacks: {},
      query: new URLSearchParams({ checkoutId: checkout.id, ...(lang && { lang }) }).toString(),
    }
  );
}

/**
 * Returns the page that shows the order to the buyer: the shop's thank-you page with the order's id
 * and whether a member bought (as the platform adds it), otherwise the sandbox's own.
 */
export function thankYouUrl(
  platform: Platform,
  { callbacks, query, buyer }: CheckoutVisit,
  orderId: string,
): string {
  if (callbacks.thankYouPageUrl === undefined) return `${platform.origin}/__ecom/thank-you?${query}`;
  const url = new URL(callbacks.thankYouPageUrl);
  url.searchParams.set('orderId', orderId);
  url.searchParams.set('wixMemberLoggedIn', String(buyer.memberId !== undefined));
  return url.href;
}
