import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { CartEstimate } from '@/lib/model/cart';
import type { SessionClient } from '../../session-client';
import { estimateOnce } from '../v1/totals';
import type { PlatformCart } from './calls';
import { isShipped, type Place } from './place';

/** The options that a shopper can choose for a cart. */
export type Offers = Pick<CartEstimate, 'shippingOptions' | 'memberships'>;

/** Wix removes Cart V1 on this day. */
const V1_REMOVAL = Date.UTC(2027, 1, 1);

/**
 * Returns the delivery options and the memberships to choose from, or null when they are unknown.
 * No call of Cart V2 lists them. V1 still does, for the same cart, until it is removed. From then
 * on the shop shows the method that the platform resolves, and the checkout page offers the others.
 */
export async function listOffers(
  client: SessionClient,
  cart: PlatformCart,
  { country, subdivision }: Omit<Place, 'shippingCode'>,
): Promise<Offers | null> {
  const canChoose = isShipped(cart) || Boolean(cart.customerInfo?.memberId);
  if (!canChoose || Date.now() >= V1_REMOVAL) return null;
  const request = { country, subdivision, shippingCode: null, calculateTax: false, memberships: [] };
  try {
    return await estimateOnce(client, request);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
