import type { Caller } from '../../core/access-tokens';
import { ownerOf } from '../../core/caller';
import { plainError } from '../../core/errors';
import { type Platform, SANDBOX_CLIENT_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { buyerIdsOf } from '../buyer';
import { viewCart } from '../cart-v1/cart';
import { emitCartCreated } from '../cart-v1/events';
import type { Cart } from '../cart-v1/schema';
import { detached, newCart, saveCart } from '../cart-v1/store';
import { couponFor } from './coupon';
import { deliveryMethodFor } from './delivery';
import { withCartFields } from './document';
import { giftCardFor } from './gift-card';
import { withCatalogItems } from './lines';
import { selectedMembershipsFor } from './memberships';
import type { CatalogItemRequest, CreateCartRequest } from './requests';
import { type CartV2View, viewV2 } from './view';

/** Items of a request: catalog items, and custom items that only apps of the platform may add. */
type Items = { catalogItems?: CatalogItemRequest[] | null; customItems?: unknown[] | null };

/**
 * Rejects prices set by the caller, as V1 does. The platform takes them from apps with a second
 * permission, which no app of the sandbox has.
 * @throws PlatformError 403
 */
export function rejectOwnPrices({ catalogItems, customItems }: Items): void {
  const overrides = catalogItems?.some(({ catalogOverrideFields }) => catalogOverrideFields != null);
  if (customItems?.length || overrides) throw plainError(403, 'Permission denied');
}

/**
 * Returns what changes when catalog items are added with their memberships. @throws PlatformError.
 */
export async function withItems(
  tx: Writer,
  cart: Cart,
  items: readonly CatalogItemRequest[],
  now: number,
): Promise<Pick<Cart, 'lines' | 'nextLine' | 'document'>> {
  const { addedTo, ...edited } = await withCatalogItems(tx, cart, items);
  const selections = items.flatMap(({ membershipPayment }, index) => {
    const lineItemId = addedTo[index];
    return membershipPayment && lineItemId ? [{ lineItemId, payment: membershipPayment }] : [];
  });
  if (selections.length === 0) return { ...edited, document: cart.document };
  const memberships = await selectedMembershipsFor(tx, { ...cart, ...edited }, selections, now);
  return { ...edited, document: { ...cart.document, memberships } };
}

/**
 * Creates a cart with everything that the request names. As the current cart it replaces an earlier
 * one, which can still be reached by its id. The reference does not say what happens to the
 * earlier.
 * @throws PlatformError as the calls that add, set and apply the parts.
 */
export async function createCart(
  platform: Platform,
  caller: Caller,
  request: CreateCartRequest,
  { current }: { current: boolean },
): Promise<CartV2View> {
  rejectOwnPrices(request);
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    let cart = newCartOf(caller, request, { current, now });
    cart.document = withCartFields(cart.document, request.cart ?? {}, caller);
    if (request.catalogItems?.length)
      cart = { ...cart, ...(await withItems(tx, cart, request.catalogItems, now)) };
    for (const { code } of request.coupons ?? [])
      cart = { ...cart, couponCode: await couponFor(tx, cart, code, now) };
    if (request.deliveryMethod)
      cart.document.selectedShippingOption = await deliveryMethodFor(tx, cart, request.deliveryMethod);
    for (const giftCard of request.giftCards ?? [])
      cart.document.giftCard = await giftCardFor(tx, cart, giftCard, now);
    // Locks come last: they apply to changes, not to what the cart is created with.
    if (request.cart?.settings) cart.document.settings = request.cart.settings;
    const saved = await saveCart(tx, cart);
    const view = await viewCart(tx, saved);
    await emitCartCreated(tx, platform, view);
    return viewV2(tx, view);
  });
}

/** Returns an empty cart of the caller, or of the buyer that an app names. */
function newCartOf(
  caller: Caller,
  { cart }: CreateCartRequest,
  { current, now }: { current: boolean; now: number },
): Cart {
  if (caller.kind !== 'admin') {
    const own = newCart(ownerOf(caller), now);
    return current ? own : detached(own);
  }
  const made = newCart({ ownerId: '', ownerType: 'app' }, now);
  const createdBy = { appId: SANDBOX_CLIENT_ID };
  return { ...made, ownerId: made.id, document: { ...buyerIdsOf(cart?.customerInfo), createdBy } };
}
