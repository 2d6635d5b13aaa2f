import 'server-only';
import { isTaxPlaceKnown } from '@/lib/cart/countries';
import { buildNote } from '@/lib/cart/operations';
import { type OrderValues, splitNote, wrongFields } from '@/lib/cart/order-fields';
import { readStoredChoice } from '@/lib/cart/totals-choice';
import { env } from '@/lib/config/env';
import { ShopError, toShopError } from '@/lib/errors/shop-error';
import type { Lang } from '@/lib/i18n/lang';
import type { TotalsChoice } from '@/lib/model/cart';
import type { ShownCart } from '@/lib/model/shown-cart';
import { actForShopper, readCurrency, readSession } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { cartPlatform } from '@/lib/wix/cart/current-cart';
import { isCartNotFound } from '@/lib/wix/rejections';

type CheckoutChoice = Omit<TotalsChoice, 'country'> & {
  /** Null where the form has no separate choice. The stored choice applies then. */
  country: string | null;
  /** The amounts that the form's page showed. Absent if unknown. */
  shown?: ShownCart | null;
  /** The note to the merchant. Absent: the stored one stays. */
  buyerNote?: string | undefined;
  /** The fields of the order. Absent: the stored ones stay. */
  orderValues?: OrderValues | null;
};

/**
 * The URL of the platform's checkout page, which leads to `/thank-you?orderId=…` or to the cart.
 * @throws ShopError `cart-empty`, `cart-lost` when the page showed a cart, `lines-unavailable`,
 *   `details-missing`, `membership-unusable` when a chosen membership does not pay, or
 *   `checkout-unavailable` without a URL; PriceIncreaseError when the cart costs more than shown
 */
export async function startCheckout({
  lang,
  ...requested
}: CheckoutChoice & {
  lang: Lang;
}): Promise<string> {
  if ((await readSession()) === null) throw noCart(requested);
  const choice = await withStoredChoice(requested);
  const { country, subdivision } = choice;
  const currency = await readCurrency();
  const address = (path: string): string => new URL(localHref(lang, path), env.SITE_URL).href;
  try {
    return await actForShopper((client) =>
      cartPlatform.createCheckoutUrl(client, {
        ...choice,
        noteFrom: (stored) => noteFrom(stored, requested),
        calculateTax: country !== null && isTaxPlaceKnown({ country, subdivision }),
        currency,
        lang,
        callbacks: {
          postFlowUrl: address('/cart'),
          thankYouPageUrl: address('/thank-you'),
          cartPageUrl: address('/cart'),
        },
      }),
    );
  } catch (error) {
    const isEmpty = error instanceof ShopError && error.code === 'cart-empty';
    if (isEmpty || isCartNotFound(error)) throw noCart(requested, error);
    if (error instanceof ShopError) throw error;
    throw new ShopError('checkout-unavailable', {
      retryAfterSeconds: toShopError(error).retryAfterSeconds ?? undefined,
      cause: new Error('Failed to retrieve checkout URL', { cause: error }),
    });
  }
}

/** @throws ShopError `details-missing` where a field is not as the shop requires it, or `too-large` */
function noteFrom(
  stored: string,
  { buyerNote, orderValues }: Pick<CheckoutChoice, 'buyerNote' | 'orderValues'>,
): string {
  const before = splitNote(stored);
  const values = orderValues ?? before.values;
  if (wrongFields(values, Date.now()).length > 0) throw new ShopError('details-missing');
  return orderValues || buyerNote !== undefined ? buildNote(values, buyerNote ?? before.text) : stored;
}

/** `cart-lost`: its cookies are gone, or another window ordered or emptied it. The platform does not say. */
const noCart = ({ shown }: CheckoutChoice, cause?: unknown): ShopError =>
  new ShopError(shown && shown.prices.size > 0 ? 'cart-lost' : 'cart-empty', { cause });

/** The drawer has no choice of its own. Without a stored one, the checkout page asks for everything. */
async function withStoredChoice(requested: CheckoutChoice): Promise<CheckoutChoice> {
  if (requested.country !== null) return requested;
  return { ...requested, ...(await readStoredChoice()) };
}
