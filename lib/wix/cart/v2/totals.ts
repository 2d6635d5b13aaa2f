import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import type { EstimatedCart } from '@/lib/model/cart';
import { callOrNull } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected } from '../../well-formed';
import type { EstimateRequest } from '../cart-platform';
import { callCart, findCart, openCart, type PlatformCart } from './calls';
import { toCart } from './map-cart';
import { toCartEstimate } from './map-totals';
import { storeMemberships } from './memberships';
import { type ListOffers, listOffers } from './offers';
import { isShipped, removeMethod, storePlace } from './place';

/**
 * The platform estimates what is stored on the cart, so the shopper's choices are stored first. The
 * estimate also brings the cart's prices up to date.
 */
export async function estimateTotals(
  list: ListOffers,
  client: SessionClient,
  { membershipIds, calculateTax, ...place }: EstimateRequest,
): Promise<EstimatedCart | null> {
  const found = await findCart(client);
  if (found === null || found.lineItems.length === 0) return null;
  const [offers, placed] = await Promise.all([
    listOffers(list, client, found, place),
    storePlace(client, found, place),
  ]);
  const paid = await storeMemberships(client, placed.cart, { requestedIds: membershipIds, offers });
  const parts = {
    delivery: placed.isPlaced && isShipped(paid.cart),
    tax: placed.isPlaced && calculateTax,
  };
  const estimated = await callOrNull(() =>
    estimateStored(client, paid.cart, { ...parts, fees: placed.isPlaced }),
  );
  if (estimated === null) return null;
  const estimate = toCartEstimate(estimated, parts, offers);
  if (estimate === null) return null;
  const { problems } = estimate;
  return {
    estimate: {
      ...estimate,
      problems: [
        ...problems,
        ...(paid.isComplete || problems.includes('membership') ? [] : (['membership'] as const)),
        ...(placed.isPlaced || problems.includes('shipping') ? [] : (['shipping'] as const)),
      ],
    },
    cart: toCart(estimated.cart),
  };
}

type Parts = { delivery: boolean; tax: boolean; fees: boolean };
type Estimated = { cart: PlatformCart; summary: currentCartV2.CartSummary };

/**
 * Estimates the cart with its current prices and stock. A delivery method that is no longer
 * available is removed.
 *
 * @throws PlatformError
 */
export async function estimateStored(
  client: SessionClient,
  cart: PlatformCart,
  parts: Parts,
): Promise<Estimated> {
  const estimated = await estimate(client, cart, parts);
  const isMethodUnavailable = (estimated.summary.violations ?? []).some(
    ({ code }) => code === 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  );
  if (!isMethodUnavailable || !cart.deliveryInfo?.method) return estimated;
  return estimate(client, await removeMethod(client, cart), parts);
}

const estimate = (client: SessionClient, cart: PlatformCart, parts: Parts): Promise<Estimated> =>
  callCart(async () => {
    const response = await client.currentCartV2.estimateCurrentCart({
      refreshCart: true,
      // A part without its input is not requested, because the platform would report 0 for it.
      calculateDelivery: parts.delivery,
      calculateTax: parts.tax,
      calculateAdditionalFees: parts.fees,
      calculateGiftCards: (cart.paymentInfo?.giftCards?.length ?? 0) > 0,
    });
    return { cart: openCart(response), summary: expected(response.summary) };
  });
