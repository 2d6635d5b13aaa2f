import 'server-only';
import { ShopError, type ShopErrorCode } from '@/lib/errors/shop-error';
import type { CartViolation } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import type { CheckoutRequest } from '../cart-platform';
import { isNewNote } from '../new-note';
import { paymentPageUrl } from '../redirect';
import { requireBuyable, requireShownPrices } from '../require-buyable';
import { callCart, findCart, type PlatformCart } from './calls';
import { toCart } from './map-cart';
import { toCartEstimate } from './map-totals';
import { payingIds, storeMemberships, violationsOf } from './memberships';
import { moneyOf } from './money';
import { listOffers } from './offers';
import { isShipped, storePlace } from './place';
import { estimateStored } from './totals';
import { toViolations } from './violations';

/**
 * See `CartPlatform`. The cart is its own checkout. Before the redirect it is brought up to date
 * and checked, because the platform's page does not say what the shopper has to change in the shop.
 */
export async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
  const found = await findCart(client);
  if (found === null) throw new ShopError('cart-empty');
  const before = toCart(found);
  requireBuyable(before);
  if (isNewNote(before, request))
    await callCart(() => client.currentCartV2.updateCurrentCart({ note: request.buyerNote }));
  const chosen = await storeChoice(client, found, request);
  const parts = {
    delivery: chosen.isPlaced && isShipped(chosen.cart),
    tax: chosen.isPlaced && request.calculateTax,
  };
  const { cart, summary } = await estimateStored(client, chosen.cart, { ...parts, fees: chosen.isPlaced });
  const current = toCart(cart);
  requireBuyable(current);
  const violations = violationsOf(cart, summary);
  if (violations.some(({ code }) => code === 'INVALID_MEMBERSHIP_STATUS'))
    throw new ShopError('membership-unusable');
  const blocking = toViolations(violations, moneyOf(cart)).find(({ isBlocking }) => isBlocking);
  if (blocking) throw new ShopError(ERRORS[blocking.kind]);
  requireShownPrices(request, current, toCartEstimate({ cart, summary }, parts, null));
  return paymentPageUrl(client, cart._id, request.callbacks, request.currency);
}

const ERRORS: Record<CartViolation['kind'], ShopErrorCode> = {
  'out-of-stock': 'lines-unavailable',
  'members-only': 'members-only',
  'order-minimum': 'order-minimum',
  coupon: 'cart-coupon',
  'gift-card-coupon': 'gift-card-coupon',
  'not-accepted': 'checkout-unavailable',
};

/**
 * Stores the shopper's choice. Without a country there is none, and the stored one applies.
 * `isPlaced`: see `storePlace`.
 */
async function storeChoice(
  client: SessionClient,
  found: PlatformCart,
  { country, subdivision, shippingCode, membershipIds }: CheckoutRequest,
): Promise<{ cart: PlatformCart; isPlaced: boolean }> {
  if (country === null) return { cart: found, isPlaced: false };
  const place = { country, subdivision, shippingCode };
  const { cart, isPlaced } = await storePlace(client, found, place);
  const paying = payingIds(cart);
  const isPaying = (id: string) => paying.includes(id);
  if (membershipIds.length === paying.length && membershipIds.every(isPaying)) return { cart, isPlaced };
  const offers = membershipIds.length === 0 ? null : await listOffers(client, cart, place);
  const paid = await storeMemberships(client, cart, { requestedIds: membershipIds, offers });
  const paidIds = payingIds(paid.cart);
  if (!membershipIds.every((id) => paidIds.includes(id))) throw new ShopError('membership-unusable');
  return { cart: paid.cart, isPlaced };
}
