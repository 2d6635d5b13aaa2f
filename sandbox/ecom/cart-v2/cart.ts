import type { Context } from 'hono';
import type { Caller } from '../../core/access-tokens';
import type { Shopper } from '../../core/caller';
import { ownerOf } from '../../core/caller';
import { type PlatformError, plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { buyerOf, isBuyer } from '../buyer';
import { viewCart } from '../cart-v1/cart';
import { emitCartCreated, emitCartUpdated } from '../cart-v1/events';
import type { Cart } from '../cart-v1/schema';
import { findAnyCart, findCurrentCart, newCart, saveCart } from '../cart-v1/store';
import { isOrdered } from '../cart-v1/types';
import { findCheckout } from '../checkout/store';
import { cartError, cartNotFound, currentCartNotFound } from './errors';
import { type CartV2View, viewV2 } from './view';

/** How a call specifies its cart: the caller's current one, or any by its id. */
export type CartSource = {
  caller: Caller;
  /** @throws PlatformError 403 for another buyer's cart. */
  find(reader: Reader): Promise<Cart | undefined>;
  notFound(): PlatformError;
  /** Returns an unsaved cart for a first add. Absent for carts by id, which must exist. */
  create?(now: number): Cart;
};

/** Where calls of one kind are mounted, and how they find their cart. */
export type CartCalls = { base: string; sourceOf(c: Context): Promise<CartSource> };

/** The current cart of a visitor or member. An ordered cart stays current until the next add. */
export const currentCartOf = ({ siteOptions }: Platform, shopper: Shopper): CartSource => ({
  caller: shopper,
  find: (reader) => findCurrentCart(reader, ownerOf(shopper)),
  notFound: currentCartNotFound,
  create: (now) => newCart(ownerOf(shopper), now, siteOptions.newCartAddress),
});

/** A cart by its id or by the id of its V1 checkout: the buyer's own, or any for an app. */
export const cartById = (caller: Caller, id: string): CartSource => ({
  caller,
  async find(reader) {
    const cart = await findCartOrItsCheckout(reader, id);
    if (cart && caller.kind !== 'admin' && !isBuyer(cart, caller)) throw plainError(403, 'Permission denied');
    return cart;
  },
  notFound: () => cartNotFound(id),
});

/** V1 checkout ids work as V2 cart ids, as far as the checkout was made from a cart. */
export async function findCartOrItsCheckout(reader: Reader, id: string): Promise<Cart | undefined> {
  const cart = await findAnyCart(reader, id);
  if (cart) return cart;
  const cartId = (await findCheckout(reader, id))?.cartId;
  return cartId ? findAnyCart(reader, cartId) : undefined;
}

/** Gives a cart that an app made for nobody in particular to the first shopper who opens it. */
export async function claimOpenCart(platform: Platform, shopper: Shopper, id: string): Promise<void> {
  const isOpen = (cart: Cart | undefined): cart is Cart =>
    cart !== undefined && cart.ownerType === 'app' && Object.keys(buyerOf(cart)).length === 0;
  if (!isOpen(await findAnyCart(platform.db.read, id))) return;
  await platform.db.write(async (tx) => {
    const cart = await findAnyCart(tx, id);
    if (!isOpen(cart)) return;
    const { ownerId, ownerType } = ownerOf(shopper);
    const buyer = ownerType === 'member' ? { memberId: ownerId } : { visitorId: ownerId };
    const updatedAt = platform.clock.now();
    const saved = await saveCart(tx, { ...cart, updatedAt, document: { ...cart.document, buyer } });
    await emitCartUpdated(tx, platform, await viewCart(tx, saved));
  });
}

/** Returns the cart, ordered or not. @throws PlatformError 404. */
export async function requireAnyCart(reader: Reader, source: CartSource): Promise<Cart> {
  const cart = await source.find(reader);
  if (cart === undefined) throw source.notFound();
  return cart;
}

/** Returns the cart unless it was ordered. @throws PlatformError 404; 428 CART_ALREADY_ORDERED. */
export async function requireOpenCart(reader: Reader, source: CartSource): Promise<Cart> {
  const cart = await requireAnyCart(reader, source);
  if (isOrdered(cart)) throw alreadyOrdered(cart);
  return cart;
}

export const alreadyOrdered = ({ id, document }: Cart): PlatformError =>
  cartError('CART_ALREADY_ORDERED', 'The cart has already become an order', {
    cartId: id,
    orderId: document.order?.id,
  });

export const viewOf = async (reader: Reader, cart: Cart): Promise<CartV2View> =>
  viewV2(reader, await viewCart(reader, cart));

/**
 * Changes a cart in one transaction and returns the new state. With `create`, the first change
 * makes the cart, and a new cart replaces an ordered current one.
 * @throws PlatformError 404; 428 CART_ALREADY_ORDERED.
 */
export async function changeCartV2(
  platform: Platform,
  source: CartSource,
  change: (cart: Cart, tx: Writer) => Promise<Partial<Cart>>,
  { create = false } = {},
): Promise<CartV2View> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const made = create && source.create ? source.create(now) : undefined;
    const found = made ? await source.find(tx) : await requireOpenCart(tx, source);
    const before = found && !(made && isOrdered(found)) ? found : made;
    if (before === undefined) throw source.notFound();
    const after = await saveCart(tx, { ...before, ...(await change(before, tx)), updatedAt: now });
    const view = await viewCart(tx, after);
    await (before === made ? emitCartCreated : emitCartUpdated)(tx, platform, view);
    return viewV2(tx, view);
  });
}
