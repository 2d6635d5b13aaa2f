import type { Caller } from '../../core/access-tokens';
import { plainError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { isBuyer } from '../buyer';
import { viewCart } from '../cart-v1/cart';
import { emitCartV1Deleted } from '../cart-v1/events';
import type { Cart } from '../cart-v1/schema';
import { findAnyCart, saveCart } from '../cart-v1/store';
import { isOrdered } from '../cart-v1/types';
import { checkoutNotFound } from '../checkout/checkout';
import { type Checkout, findCheckout } from '../checkout/store';
import type { CheckoutDocument } from '../checkout/types';
import { isCartV1Removed } from '../v1-removal';
import { findCartOrItsCheckout } from './cart';
import { emitCartV2Updated } from './events';

/**
 * Returns the checkout of an id: a cart of V2, which is its own checkout, or a checkout of V1. Once
 * V1 is removed, the id of a V1 checkout stands for the cart that it was made from.
 */
export async function findCheckoutOrCart(
  reader: Reader,
  id: string,
  now: number,
): Promise<Checkout | undefined> {
  const cart = await findAnyCart(reader, id);
  if (cart) return checkoutOfCart(cart);
  if (!isCartV1Removed(now)) return findCheckout(reader, id);
  const itsCart = await findCartOrItsCheckout(reader, id);
  return itsCart && checkoutOfCart(itsCart);
}

/**
 * Returns the checkout of an id that the caller may see, as `requireCheckout` for V1.
 * @throws PlatformError 404 CHECKOUT_NOT_FOUND; 403 for another buyer's.
 */
export async function requireCheckoutOrCart(
  { db, clock }: Platform,
  caller: Caller,
  id: string,
): Promise<Checkout> {
  const checkout = await findCheckoutOrCart(db.read, id, clock.now());
  if (checkout === undefined) throw checkoutNotFound(id);
  if (caller.kind !== 'admin' && !isBuyer(checkout, caller)) throw plainError(403, 'Permission denied');
  return checkout;
}

/** Whether the checkout is a cart of V2: then both have one id, and it has no separate row. */
const isCart = ({ id, cartId }: Pick<Checkout, 'id' | 'cartId'>): boolean => id === cartId;

/**
 * Returns the V1 checkouts that an order completes: the bought one, or the open one of a bought
 * cart.
 */
export async function checkoutsToComplete(reader: Reader, bought: Checkout): Promise<Checkout[]> {
  if (!isCart(bought)) return [bought];
  const checkoutId = (await findAnyCart(reader, bought.id))?.checkoutId;
  const open = checkoutId ? await findCheckout(reader, checkoutId) : undefined;
  return open && !open.completed ? [open] : [];
}

/** Returns a cart as the checkout that it is. */
function checkoutOfCart(cart: Cart): Checkout {
  const { buyer, email, buyerNote, contactInfo, billing, ...document } = cart.document;
  const billingInfo = billing && { address: billing.address, contactDetails: billing.contact };
  return {
    id: cart.id,
    cartId: cart.id,
    ownerId: cart.ownerId,
    ownerType: cart.ownerType,
    lines: cart.lines,
    couponCode: cart.couponCode,
    channelType: document.channelType ?? 'WEB',
    completed: isOrdered(cart),
    orderId: document.order?.id ?? null,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    document: {
      ...(buyer ? { buyer } : {}),
      ...(email ? { email } : {}),
      ...(buyerNote ? { buyerNote } : {}),
      ...(contactInfo ? { shippingDestination: contactInfo } : {}),
      ...(billingInfo ? { billingInfo } : {}),
      ...(document.selectedShippingOption ? { selectedShippingOption: document.selectedShippingOption } : {}),
      ...(document.giftCard ? { giftCard: document.giftCard } : {}),
      ...(document.memberships ? { selectedMemberships: document.memberships } : {}),
    },
  };
}

/**
 * Marks a cart as ordered. In V2 it stays, with its order. In V1 it is deleted. `bought` holds what
 * the buyer typed on the checkout page.
 */
export async function completeCart(
  tx: Writer,
  platform: Platform,
  { cartId, orderId, bought }: { cartId: string; orderId?: string; bought?: CheckoutDocument },
): Promise<Cart | undefined> {
  const cart = await findAnyCart(tx, cartId);
  if (cart === undefined || isOrdered(cart)) return cart;
  const now = platform.clock.now();
  const { email, shippingDestination, selectedShippingOption } = bought ?? {};
  const saved = await saveCart(tx, {
    ...cart,
    updatedAt: now,
    document: {
      ...cart.document,
      ...(email ? { email } : {}),
      ...(shippingDestination ? { contactInfo: shippingDestination } : {}),
      ...(selectedShippingOption ? { selectedShippingOption } : {}),
      order: orderId === undefined ? {} : { id: orderId },
    },
  });
  await emitCartV1Deleted(tx, { id: cart.id, at: now });
  await emitCartV2Updated(tx, platform, await viewCart(tx, saved));
  return saved;
}
