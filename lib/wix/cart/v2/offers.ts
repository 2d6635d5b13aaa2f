import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { isRemovedCart } from '@/lib/errors/shop-error';
import type { CartEstimate } from '@/lib/model/cart';
import { processState } from '@/lib/process-state';
import type { SessionClient } from '../../session-client';
import type { CartPlatform, OfferPlace, Offers } from '../cart-platform';
import type { PlatformCart } from './calls';
import { isShipped } from './place';

/** Lists what can be chosen by the calls of another generation. Undefined without one. */
export type ListOffers = CartPlatform['listOffers'];

/** Whether these calls were found removed, which they stay. No server calls them from then on. */
const state = processState('cart-v1-offers', () => ({ isRemoved: false }));

/**
 * Returns the delivery options and the memberships to choose from, or null when they are unknown.
 * No call of Cart V2 lists them. V1 still does, for the same cart, until Wix removes it, which is
 * announced for 1 February 2027. From then on the shop shows the method that the platform resolves
 * and the memberships that pay, and says that the checkout page has more. The platform's response
 * decides, because announced dates move.
 */
export async function listOffers(
  list: ListOffers,
  client: SessionClient,
  cart: PlatformCart,
  { country, subdivision }: OfferPlace,
): Promise<Offers | null> {
  if (list === undefined || state.isRemoved || choicesOf(cart).length === 0) return null;
  try {
    return await list(client, { country, subdivision });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isRemovedCart(error)) state.isRemoved = true;
    return null;
  }
}

/** Returns what the shopper of a cart may have to choose. Only members have memberships. */
export const choicesOf = (cart: PlatformCart): NonNullable<CartEstimate['moreAtCheckout']> => [
  ...(isShipped(cart) ? (['delivery'] as const) : []),
  ...(cart.customerInfo?.memberId ? (['membership'] as const) : []),
];
