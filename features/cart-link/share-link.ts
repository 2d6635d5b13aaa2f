import { getCartState } from '@/lib/cart/client/store';
import { cartLinkHref } from '@/lib/model/cart-link';

/** @param fallback for a cart that is not read yet @throws where the browser can neither share nor copy */
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
