import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { callOrNull } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import type { CartPlatform } from '../cart-platform';
import { addToCart, setQuantities } from './add';
import { callCart, findCart, openCart, type PlatformCart } from './calls';
import { createCheckoutUrl } from './checkout';
import { applyCoupon, removeCoupon } from './coupon';
import { applyGiftCard, removeGiftCard } from './gift-card';
import { toCart } from './map-cart';
import { estimateTotals } from './totals';

/** Cart V2. The cart is the checkout: the shopper's choices are stored on it. */
export const cartV2: CartPlatform = {
  async getCart(client) {
    const cart = await findCart(client);
    return cart === null ? EMPTY_CART : toCart(await withCurrentPrices(client, cart));
  },

  getCartId: async (client) => (await findCart(client))?._id ?? null,

  addToCart,
  setQuantities,

  removeLines: (client, lineIds) =>
    change(() => client.currentCartV2.removeLineItemsFromCurrentCart([...lineIds])),

  async deleteCart(client) {
    await callOrNull(() => callCart(() => client.currentCartV2.deleteCurrentCart()));
  },

  applyCoupon,
  removeCoupon,
  applyGiftCard,
  removeGiftCard,
  setBuyerNote: (client, note) => change(() => client.currentCartV2.updateCurrentCart({ note })),
  estimateTotals,
  createCheckoutUrl,
};

const change = (call: () => Promise<Parameters<typeof openCart>[0]>): Promise<Cart> =>
  callCart(async () => toCart(openCart(await call())));

/** The platform stores prices with the cart. They are brought up to date when they are this old. */
const OLD_MS = 15 * 60_000;

/**
 * Returns the cart with the catalog's prices. Most reads need no second call: a change of the cart
 * and an estimate also refresh it. An old price is better than no cart.
 */
async function withCurrentPrices(client: SessionClient, cart: PlatformCart): Promise<PlatformCart> {
  const updated = cart._updatedDate?.getTime() ?? Date.now();
  if (Date.now() - updated < OLD_MS) return cart;
  try {
    return await callCart(async () => openCart(await client.currentCartV2.refreshCurrentCart()));
  } catch (error) {
    if (error instanceof PlatformError) return cart;
    throw error;
  }
}
