import 'server-only';
import { readStoredChoice } from '@/lib/cart/totals-choice';
import { env } from '@/lib/config/env';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import type { Lang } from '@/lib/i18n/lang';
import type { TotalsChoice } from '@/lib/model/cart';
import { actForShopper, readCurrency, readSession } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { cartPlatform } from '@/lib/wix/cart/current-cart';

type CheckoutChoice = Omit<TotalsChoice, 'country'> & {
  /** Null where the form has no choice of its own. The stored choice applies then. */
  country: string | null;
  /** The note to the merchant. Absent: the stored one stays. */
  buyerNote?: string | undefined;
};

/**
 * Returns the URL of the platform's checkout page for the shopper's cart. The page redirects to
 * `/thank-you?orderId=…` after the payment, and otherwise to the cart.
 *
 * @throws ShopError `cart-empty`, `lines-unavailable` when a line cannot be bought,
 * `membership-unusable` when a chosen membership does not pay, or `checkout-unavailable` when the
 * platform returns no URL
 */
export async function startCheckout({
  lang,
  ...requested
}: CheckoutChoice & {
  /** Language of the pages that the checkout redirects to. */
  lang: Lang;
}): Promise<string> {
  if ((await readSession()) === null) throw new ShopError('cart-empty');
  const choice = await withStoredChoice(requested);
  const currency = await readCurrency();
  const address = (path: string): string => new URL(localHref(lang, path), env.SITE_URL).href;
  try {
    return await actForShopper((client) =>
      cartPlatform.createCheckoutUrl(client, {
        ...choice,
        currency,
        callbacks: {
          postFlowUrl: address('/cart'),
          thankYouPageUrl: address('/thank-you'),
          cartPageUrl: address('/cart'),
        },
      }),
    );
  } catch (error) {
    if (error instanceof ShopError) throw error;
    if (error instanceof PlatformError && error.isNotFound)
      throw new ShopError('cart-empty', { cause: error });
    throw new ShopError('checkout-unavailable', {
      cause: new Error('Failed to retrieve checkout URL', { cause: error }),
    });
  }
}

/**
 * Returns the requested choice, or the stored one for the drawer, which has no choice of its own.
 * Without a stored choice, the platform's checkout page asks for everything.
 */
async function withStoredChoice(requested: CheckoutChoice): Promise<CheckoutChoice> {
  if (requested.country !== null) return requested;
  return { ...requested, ...(await readStoredChoice()) };
}
