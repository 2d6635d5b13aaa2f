import 'server-only';
import type { CartEstimate, EstimatedCart, SelectedMembership } from '@/lib/model/cart';
import { relevantIds, selectMemberships } from '@/lib/wix/cart/checkout';
import type { SessionClient } from '../../session-client';
import type { EstimateRequest, OfferPlace, Offers } from '../cart-platform';
import { callV1, callV1OrNull } from './calls';
import { toCartEstimate, toPlatformMembership } from './map-cart';

/**
 * A requested membership that cannot pay is a problem of the estimate. Reports
 * no cart, because every read of V1 has current prices.
 */
export async function estimateTotals(
  client: SessionClient,
  { membershipIds, ...place }: EstimateRequest,
): Promise<EstimatedCart | null> {
  const estimate = await estimateOnce(client, { ...place, memberships: [] });
  if (estimate === null) return null;
  const requestedIds = relevantIds(membershipIds, estimate.memberships);
  const { selected, isComplete } = selectMemberships(requestedIds, estimate.memberships.eligible);
  const paid =
    selected.length === 0 ? estimate : await estimateOnce(client, { ...place, memberships: selected });
  if (paid === null) return null;
  if (isComplete || paid.problems.includes('membership')) return { estimate: paid, cart: null };
  return { estimate: { ...paid, problems: [...paid.problems, 'membership'] }, cart: null };
}

/** Lists what can be chosen, as the estimate without any choice has it. Also serves Cart V2. */
export const listOffers = (client: SessionClient, place: OfferPlace): Promise<Offers | null> =>
  requireEstimate(client, { ...place, shippingCode: null, calculateTax: false, memberships: [] });

/** The platform's own request: memberships as the lines that each of them pays for. */
type SingleRequest = Omit<EstimateRequest, 'membershipIds'> & { memberships: SelectedMembership[] };

/** Estimates the totals with one call. Null without a cart, or when there is no total. */
export const estimateOnce = (client: SessionClient, request: SingleRequest): Promise<CartEstimate | null> =>
  callV1OrNull(() => requireEstimate(client, request));

/**
 * Estimates the totals with one call. Null when there is no total.
 *
 * @throws PlatformError, a not-found without a cart
 */
async function requireEstimate(
  client: SessionClient,
  { country, subdivision, shippingCode, calculateTax, memberships }: SingleRequest,
): Promise<CartEstimate | null> {
  const address = { country, ...(subdivision === null ? {} : { subdivision }) };
  return callV1(async () =>
    toCartEstimate(
      await client.currentCart.estimateCurrentCartTotals({
        shippingAddress: address,
        // Without anything to deliver, the tax follows the billing address.
        billingAddress: address,
        ...(shippingCode === null ? {} : { selectedShippingOption: { code: shippingCode } }),
        ...(memberships.length === 0
          ? {}
          : { selectedMemberships: { memberships: memberships.map(toPlatformMembership) } }),
        calculateShipping: true,
        calculateTax,
      }),
      { calculateTax },
    ),
  );
}
