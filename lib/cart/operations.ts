import 'server-only';
import { isGiftCardOffered } from '@/lib/config/gift-cards';
import { PlatformError } from '@/lib/errors/platform-error';
import { couponErrorOf, giftCardErrorOf, ShopError } from '@/lib/errors/shop-error';
import { countTry } from '@/lib/limits/limit';
import {
  type AddRequest,
  type Cart,
  EMPTY_CART,
  type EstimatedCart,
  quantityOf,
  type TotalsChoice,
} from '@/lib/model/cart';
import { actForShopper, readForShopper, readSession } from '@/lib/session/read';
import { cartPlatform as platform } from '@/lib/wix/cart/current-cart';
import { addOnce } from './add-once';
import { isTaxPlaceKnown } from './countries';
import { withPictures } from './line-pictures';
import { assertOptions } from './missing-options';

/** Returns the shopper's cart for a page that renders; empty, without a call, without a session. */
export async function readCart(): Promise<Cart> {
  const cart = await readForShopper(platform.getCart);
  return cart === null ? EMPTY_CART : withPictures(cart);
}

/** Returns the same as `readCart`, for route handlers and actions, which can set cookies. */
export async function loadCart(): Promise<Cart> {
  return (await readSession()) === null ? EMPTY_CART : cartAfter(platform.getCart);
}

/** Runs a call for the shopper and returns its cart. */
const cartAfter = async (act: Parameters<typeof actForShopper<Cart>>[0]): Promise<Cart> =>
  withPictures(await actForShopper(act));

/**
 * Adds a product and returns the cart with the quantity that was added. The platform limits the
 * quantity to the stock, and reports success even when it adds nothing.
 *
 * @throws MissingOptionsError when nothing was added because an option has no choice
 * @throws ShopError `sold-out` when nothing was added
 */
export async function addToCart(request: AddRequest): Promise<{ cart: Cart; added: number }> {
  if (request.giftCard && !isGiftCardOffered(request)) throw new ShopError('bad-request');
  return actForShopper(async (client) => {
    const before = await platform.getCart(client);
    const cart = await addOnce(client, [request], before).catch(async (error) => {
      if (error instanceof PlatformError && error.detail.kind !== 'system') await assertOptions(request);
      throw error;
    });
    const added = quantityOf(cart, request.productId) - quantityOf(before, request.productId);
    if (added > 0) return { cart: await withPictures(cart), added };
    await assertOptions(request);
    throw new ShopError('sold-out');
  });
}

/** Sets a line's quantity and returns the cart. 0 removes the line. A missing line is no error. */
export async function setQuantity(lineId: string, quantity: number): Promise<Cart> {
  if (quantity === 0) return removeLine(lineId);
  return cartAfter((client) =>
    reloadWhenGone(client, () => platform.setQuantities(client, [{ id: lineId, quantity }])),
  );
}

export async function removeLine(lineId: string): Promise<Cart> {
  return cartAfter((client) => reloadWhenGone(client, () => platform.removeLines(client, [lineId])));
}

/**
 * Runs `change` and returns the cart. When the cart or the line no longer exists, because another
 * tab or device bought or emptied it, returns the current cart instead of an error.
 */
async function reloadWhenGone(
  client: Parameters<typeof platform.getCart>[0],
  change: () => Promise<Cart>,
): Promise<Cart> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof PlatformError && (error.isNotFound || error.detail.kind === 'validation'))
      return platform.getCart(client);
    throw error;
  }
}

export async function emptyCart(): Promise<Cart> {
  if ((await readSession()) !== null) await actForShopper(platform.deleteCart);
  return EMPTY_CART;
}

/** @throws ShopError with the reason for the rejection of the code */
export async function applyCoupon(code: string): Promise<Cart> {
  try {
    return await withCode('coupon', (client) => platform.applyCoupon(client, code));
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound && !isCouponError(error))
      throw new ShopError('cart-empty', { cause: error });
    throw couponErrorOf(error);
  }
}

const isCouponError = ({ detail }: PlatformError): boolean =>
  detail.kind === 'application' && detail.code.includes('COUPON');

export async function removeCoupon(): Promise<Cart> {
  return cartAfter((client) => reloadWhenGone(client, () => platform.removeCoupon(client)));
}

/** @throws ShopError with the reason for the rejection of the code */
export async function applyGiftCard(code: string): Promise<Cart> {
  try {
    return await withCode('gift-card', (client) => platform.applyGiftCard(client, code));
  } catch (error) {
    throw giftCardErrorOf(error);
  }
}

/**
 * Tries a code for the shopper's cart. The platform's id of the cart counts the tries, because a
 * member has the same cart in any number of sessions.
 */
async function withCode(
  kind: 'coupon' | 'gift-card',
  act: Parameters<typeof actForShopper<Cart>>[0],
): Promise<Cart> {
  if ((await readSession()) === null) throw new ShopError('cart-empty');
  return cartAfter(async (client) => {
    const cartId = await platform.getCartId(client);
    if (cartId === null) throw new ShopError('cart-empty');
    await countTry(kind, cartId);
    return act(client);
  });
}

export async function removeGiftCard(): Promise<Cart> {
  return cartAfter((client) => reloadWhenGone(client, () => platform.removeGiftCard(client)));
}

export async function setBuyerNote(buyerNote: string): Promise<Cart> {
  return cartAfter((client) => platform.setBuyerNote(client, buyerNote));
}

/** Returns the estimate, or null without a session or when the platform reports no total. */
export async function estimateCart(choice: TotalsChoice): Promise<EstimatedCart | null> {
  if ((await readSession()) === null) return null;
  return actForShopper((client) => platform.estimateTotals(client, withTax(choice)));
}

/** Returns the same as `estimateCart`, for a page that renders. */
export async function readEstimate(choice: TotalsChoice): Promise<EstimatedCart | null> {
  const estimated = await readForShopper((client) => platform.estimateTotals(client, withTax(choice)));
  return estimated?.cart ? { ...estimated, cart: await withPictures(estimated.cart) } : estimated;
}

/**
 * Leaves out tax when it depends on a state that is not chosen, because the platform would
 * calculate a different tax than the checkout.
 */
const withTax = (choice: TotalsChoice) => ({ ...choice, calculateTax: isTaxPlaceKnown(choice) });
