import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { CartEstimate } from '@/lib/model/cart';
import { processState } from '@/lib/process-state';
import type { SessionClient } from '../../session-client';
import { isRemovedCart } from '../v1/calls';
import { requireEstimate } from '../v1/totals';
import type { PlatformCart } from './calls';
import { isShipped, type Place } from './place';

/** The options that a shopper can choose for a cart. */
export type Offers = Pick<CartEstimate, 'shippingOptions' | 'memberships'>;

/** Whether V1 was found removed, which it stays. No server of the process calls it from then on. */
const v1 = processState('cart-v1-offers', () => ({ isRemoved: false }));

/**
 * Returns the delivery options and the memberships to choose from, or null when they are unknown.
 * No call of Cart V2 lists them. V1 still does, for the same cart, until Wix removes it, which is
 * announced for 1 February 2027. From then on the shop shows the method that the platform resolves
 * and the memberships that pay, and says that the checkout page has more. The platform's response
 * decides, because announced dates move.
 */
export async function listOffers(
  client: SessionClient,
  cart: PlatformCart,
  { country, subdivision }: Omit<Place, 'shippingCode'>,
): Promise<Offers | null> {
  if (v1.isRemoved || choicesOf(cart).length === 0) return null;
  const request = { country, subdivision, shippingCode: null, calculateTax: false, memberships: [] };
  try {
    return await requireEstimate(client, request);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isRemovedCart(error)) v1.isRemoved = true;
    return null;
  }
}

/** Returns what the shopper of a cart may have to choose. Only members have memberships. */
export const choicesOf = (cart: PlatformCart): NonNullable<CartEstimate['moreAtCheckout']> => [
  ...(isShipped(cart) ? (['delivery'] as const) : []),
  ...(cart.customerInfo?.memberId ? (['membership'] as const) : []),
];
