import 'server-only';
import { env } from '@/lib/env';
import { ShopError } from '@/lib/errors/shop-error';
import { actForShopper, readSession } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { getCart } from '@/lib/wix/cart-v1';
import { createCheckoutUrl } from '@/lib/wix/checkout-v1';
import { PlatformError } from '@/lib/wix/platform-error';
import type { Lang } from '@/lib/words/lang';

/**
 * The address of the platform's checkout page for the shopper's cart. It comes back to `/thank-you?orderId=…` after
 * paying and to the cart otherwise.
 *
 * @throws ShopError `cart-empty`, or `checkout-unavailable` when no address can be had.
 */
export async function startCheckout({
  lang,
  ...request
}: {
  shippingCode: string | null;
  country: string | null;
  /** Of the pages that it comes back to. */
  lang: Lang;
}): Promise<string> {
  if ((await readSession()) === null) throw new ShopError('cart-empty');
  const address = (path: string): string => new URL(localHref(lang, path), env.SITE_URL).href;
  try {
    return await actForShopper((client) =>
      createCheckoutUrl(client, {
        ...request,
        callbacks: {
          postFlowUrl: address('/cart'),
          thankYouPageUrl: address('/thank-you'),
          cartPageUrl: address('/cart'),
        },
      }),
    );
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound)
      throw new ShopError('cart-empty', { cause: error });
    if (error instanceof PlatformError && !error.isTemporary && (await isCartEmpty()))
      throw new ShopError('cart-empty', { cause: error });
    throw new ShopError('checkout-unavailable', {
      cause: new Error('Failed to retrieve checkout URL', { cause: error }),
    });
  }
}

async function isCartEmpty(): Promise<boolean> {
  const cart = await actForShopper(getCart).catch(() => null);
  return cart?.lines.length === 0;
}
