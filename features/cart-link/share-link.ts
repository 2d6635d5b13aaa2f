import { getCartState } from '@/lib/cart/client/store';
import { cartLinkHref } from '@/lib/model/cart-link';

/**
 * Shares the link to the cart as it is now, or copies it.
 * @param fallback the link of the server, for a cart that the browser has not read
 * @throws when the browser can do neither
 */
export async function shareLink(fallback: string): Promise<'shared' | 'copied'> {
  const { cart, status } = getCartState();
  const current = status === 'unknown' ? null : cartLinkHref(cart);
  const url = new URL(fallback, location.href);
  // The path of the fallback is in the language of the page.
  if (current) url.search = new URL(current, url).search;
  if (!navigator.share) {
    await navigator.clipboard.writeText(url.href);
    return 'copied';
  }
  await navigator.share({ url: url.href }).catch((error: unknown) => {
    // The shopper closed the system's dialog.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  });
  return 'shared';
}
