import { env } from '@/lib/config/env';
import { PriceIncreaseError, ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import {
  type Cart,
  type CartEstimate,
  type CartMemberships,
  type CartViolation,
  isUnavailable,
  type MembershipOption,
  type SelectedMembership,
} from '@/lib/model/cart';
import { priceIncrease } from '@/lib/model/shown-cart';
import { webHref } from '../map/web-href';
import { callPlatform } from '../platform-error';
import type { SessionClient } from '../session-client';
import { platformLang } from '../view-headers';
import type { CheckoutRequest } from './cart-platform';

/**
 * The URL of the payment page for a V1 checkout or a V2 cart, which is its own checkout. `lang` wins over
 * the language header, which only a translated catalog sends. Wix does not document whether the page shows
 * `currency`: it decides by itself what is paid in.
 * @throws PlatformError; Error `Failed to retrieve checkout URL` when the platform returns none
 */
export async function paymentPageUrl(
  client: SessionClient,
  checkoutId: string,
  { callbacks, lang, currency }: Pick<CheckoutRequest, 'callbacks' | 'lang' | 'currency'>,
): Promise<string> {
  const { redirectSession } = await callPlatform(() =>
    client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks,
      preferences: { additionalQueryParameters: { lang: platformLang(lang), ...(currency && { currency }) } },
    }),
  );
  const address = openableHref(redirectSession?.fullUrl);
  if (address === null) throw new Error('Failed to retrieve checkout URL');
  return address;
}

/**
 * Null without an address. It may lead by way of the site's primary domain, which sets a cookie and redirects
 * to the parameter `redirectUrl`. Where the shop itself is on that domain, no server of the platform answers
 * there, and the inner address is the one to open.
 */
function openableHref(fullUrl: string | undefined): string | null {
  const address = webHref(fullUrl);
  if (address === null || !isOwnDomain(address)) return address;
  return webHref(new URL(address).searchParams.get('redirectUrl')) ?? address;
}

function isOwnDomain(url: string): boolean {
  const [own, other] = [env.SITE_URL, url].map((one) => new URL(one).host.replace(/^www\./, ''));
  return own === other;
}

/** @throws ShopError `cart-empty` or `lines-unavailable` */
export function requireBuyable({ lines }: Cart): void {
  if (lines.length === 0) throw new ShopError('cart-empty');
  if (lines.some(isUnavailable)) throw new ShopError('lines-unavailable');
}

export const VIOLATION_ERRORS: Record<CartViolation['kind'], ShopErrorCode> = {
  'out-of-stock': 'lines-unavailable',
  'members-only': 'members-only',
  'order-minimum': 'order-minimum',
  coupon: 'cart-coupon',
  'gift-card-coupon': 'gift-card-coupon',
  'not-accepted': 'checkout-unavailable',
};

/** Stops once for each rise, because the next form has the new prices. @throws PriceIncreaseError */
export function requireShownPrices(
  { shown }: CheckoutRequest,
  cart: Cart,
  estimate: CartEstimate | null,
): void {
  const increase = shown ? priceIncrease(shown, cart, estimate) : null;
  if (increase) throw new PriceIncreaseError(increase);
}

/** Null where the stored note stays. */
export function changedNote({ note: stored = '' }: Cart, { noteFrom }: CheckoutRequest): string | null {
  const note = noteFrom(stored);
  return note === stored ? null : note;
}

/**
 * One membership pays for a whole line, and needs a credit for each item. `isComplete` is false when a
 * requested membership pays for nothing.
 */
export function selectMemberships(
  requestedIds: readonly string[],
  eligible: readonly MembershipOption[],
): { selected: SelectedMembership[]; isComplete: boolean } {
  const paid = new Set<string>();
  const selected = eligible
    .filter(({ id }) => requestedIds.includes(id))
    .map(({ id, appId, lines, creditsLeft }): SelectedMembership => {
      let credits = creditsLeft ?? Number.POSITIVE_INFINITY;
      const lineIds: string[] = [];
      for (const line of lines) {
        if (paid.has(line.id) || line.quantity > credits) continue;
        credits -= line.quantity;
        paid.add(line.id);
        lineIds.push(line.id);
      }
      return { id, appId, lineIds };
    })
    .filter(({ lineIds }) => lineIds.length > 0);
  return { selected, isComplete: requestedIds.every((id) => selected.some((one) => one.id === id)) };
}

/** Leaves out memberships whose lines were all removed. */
export const relevantIds = (
  requestedIds: readonly string[],
  { eligible, invalid }: CartMemberships,
): string[] => requestedIds.filter((id) => [...eligible, ...invalid].some((one) => one.id === id));
