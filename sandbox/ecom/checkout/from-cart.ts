import type { Shopper } from '../../core/caller';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { requireCart, viewCart } from '../cart-v1/cart';
import { emitCartUpdated } from '../cart-v1/events';
import type { CreateCheckoutRequest } from '../cart-v1/requests';
import type { Cart } from '../cart-v1/schema';
import { saveCart } from '../cart-v1/store';
import { quoteCheckout } from './checkout';
import { emitCheckoutCreated, emitCheckoutUpdated } from './events';
import { type Checkout, findCheckout, saveCheckout } from './store';
import type { CheckoutDocument } from './types';

/**
 * Returns the id of the checkout of the caller's cart. One cart has one open checkout: a repeated
 * call updates it with the cart's lines and coupon, and keeps the buyer's data unless the request
 * replaces it.
 * @throws PlatformError 404 OWNED_CART_NOT_FOUND; 428 EMPTY_CHECKOUT for a cart without lines.
 */
export async function checkOutCart(
  platform: Platform,
  shopper: Shopper,
  request: CreateCheckoutRequest,
): Promise<string> {
  return platform.db.write(async (tx) => {
    const cart = await requireCart(tx, shopper);
    if (cart.lines.length === 0) throw applicationError(428, 'EMPTY_CHECKOUT', 'The cart has no line items');
    const now = platform.clock.now();
    const open = cart.checkoutId === null ? undefined : await findCheckout(tx, cart.checkoutId);
    const before: Checkout = open && !open.completed ? open : newCheckout(cart, now);
    // Memberships were selected for the previous lines, which may have changed.
    const { selectedMemberships: _, ...typed } = before.document;
    const known = { ...typed, ...fromCart(cart.document) };
    const checkout = {
      ...before,
      lines: cart.lines,
      couponCode: cart.couponCode,
      channelType: request.channelType,
      updatedAt: now,
      document: { ...known, ...fromRequest(request, known) },
    };
    await saveCheckout(tx, checkout);
    const view = { checkout, quote: await quoteCheckout(tx, now, checkout) };
    if (cart.checkoutId === checkout.id) await emitCheckoutUpdated(tx, platform, view);
    else {
      await emitCheckoutCreated(tx, platform, view);
      const named = await saveCart(tx, { ...cart, checkoutId: checkout.id, updatedAt: now });
      await emitCartUpdated(tx, platform, await viewCart(tx, named));
    }
    return checkout.id;
  });
}

const newCheckout = (cart: Cart, now: number): Checkout => ({
  id: crypto.randomUUID(),
  cartId: cart.id,
  ownerId: cart.ownerId,
  ownerType: cart.ownerType,
  lines: [],
  couponCode: null,
  channelType: 'WEB',
  completed: false,
  orderId: null,
  createdAt: now,
  updatedAt: now,
  document: {},
});

function fromCart({
  email,
  buyerNote,
  contactInfo,
  selectedShippingOption,
}: Cart['document']): CheckoutDocument {
  return {
    ...(email ? { email } : {}),
    ...(buyerNote ? { buyerNote } : {}),
    ...(contactInfo ? { shippingDestination: contactInfo } : {}),
    ...(selectedShippingOption ? { selectedShippingOption } : {}),
  };
}

function fromRequest(request: CreateCheckoutRequest, known: CheckoutDocument): CheckoutDocument {
  const { email, shippingAddress, billingAddress, selectedShippingOption } = request;
  return {
    ...(email ? { email } : {}),
    ...(shippingAddress
      ? { shippingDestination: { ...known.shippingDestination, address: shippingAddress } }
      : {}),
    ...(billingAddress ? { billingInfo: { ...known.billingInfo, address: billingAddress } } : {}),
    ...(selectedShippingOption ? { selectedShippingOption } : {}),
  };
}
