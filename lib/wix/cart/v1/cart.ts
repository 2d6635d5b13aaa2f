import 'server-only';
import { ShopError } from '@/lib/errors/shop-error';
import { expected } from '../../well-formed';
import type { CartPlatform } from '../cart-platform';
import { addToCart } from './add';
import { callV1, callV1OrNull } from './calls';
import { createCheckoutUrl } from './checkout';
import { setBuyerNote } from './note';
import { cartOf, getCart, wholeCart } from './read';
import { estimateTotals } from './totals';

/** Cart V1 and Checkout V1. Wix removes both on 1 February 2027. */
export const cartV1: CartPlatform = {
  getCart,

  getCartId: async (client) =>
    (await callV1OrNull(async () => expected(await client.currentCart.getCurrentCart())._id)) ?? null,

  addToCart,

  setQuantities(client, lines) {
    const items = lines.map(({ id, quantity }) => ({ _id: id, quantity }));
    return callV1(async () => cartOf(await client.currentCart.updateCurrentCartLineItemQuantity(items)));
  },

  removeLines: (client, lineIds) =>
    callV1(async () => cartOf(await client.currentCart.removeLineItemsFromCurrentCart([...lineIds]))),

  async deleteCart(client) {
    await callV1OrNull(() => client.currentCart.deleteCurrentCart());
  },

  applyCoupon: (client, couponCode) =>
    callV1(async () => wholeCart(await client.currentCart.updateCurrentCart({ couponCode }))),

  removeCoupon: (client) =>
    callV1(async () => cartOf(await client.currentCart.removeCouponFromCurrentCart())),

  // V1 takes gift cards on the checkout page only.
  applyGiftCard: async () => {
    throw new ShopError('gift-card-unavailable');
  },
  removeGiftCard: getCart,

  setBuyerNote,
  estimateTotals,
  createCheckoutUrl,
};
