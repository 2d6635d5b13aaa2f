import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { CartEstimate } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { isRemovedCart } from '../v1/calls';
import { requireEstimate } from '../v1/totals';
import type { PlatformCart } from './calls';
import { isShipped, type Place } from './place';

/** The options that a shopper can choose for a cart. */
export type Offers = Pick<CartEstimate, 'shippingOptions' | 'memberships'>;

/** How long V1 is not called after it was found removed, so that it costs no call per estimate. */
const REMOVED_MS = 30_000;

let removedUntil = 0;

/**
 * Returns the delivery options and the memberships to choose from, or null when they are unknown.
 * No call of Cart V2 lists them. V1 still does, for the same cart, until Wix removes it, which is
 * announced for 1 February 2027. From then on the shop shows the method that the platform resolves,
 * and the checkout page offers the others. The platform's response decides, because announced dates
 * move.
 */
export async function listOffers(
  client: SessionClient,
  cart: PlatformCart,
  { country, subdivision }: Omit<Place, 'shippingCode'>,
): Promise<Offers | null> {
  const canChoose = isShipped(cart) || Boolean(cart.customerInfo?.memberId);
  if (!canChoose || performance.now() < removedUntil) return null;
  const request = { country, subdivision, shippingCode: null, calculateTax: false, memberships: [] };
  try {
    return await requireEstimate(client, request);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isRemovedCart(error)) removedUntil = performance.now() + REMOVED_MS;
    return null;
  }
}
