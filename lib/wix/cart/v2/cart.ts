import 'server-only';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { type AddRequest, type Cart, EMPTY_CART } from '@/lib/model/cart';
import { callOrNull, codeOf } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import type { CartPlatform, CheckoutRequest, LineQuantity } from '../cart-platform';
import {
  changedNote,
  paymentPageUrl,
  requireBuyable,
  requireShownPrices,
  VIOLATION_ERRORS,
} from '../checkout';
import { toLineItems, withCurrentVariants } from '../line-item';
import { callCart, fetchOpenCart, openCart, type PlatformCart, requireOpenCart } from './calls';
import {
  isShipped,
  payingIds,
  storeMemberships,
  storePlace,
  violationsOf,
  withoutGuessedAddress,
} from './choice';
import { denyGiftCards, moneyOf, toCart, toViolations } from './map-cart';
import { estimateStored, estimateTotals, type ListOffers, listOffers, toCartEstimate } from './totals';

/** How often an add is repeated with less. Stock that keeps falling is not worth the time. */
const ATTEMPTS = 3;

/**
 * The platform adds all items or none, and names those that it cannot add, or not as often. They are left out
 * or reduced to the stock. Unknown ones may have another variant id after a migration.
 */
async function addToCart(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  let rest = [...requests];
  for (let attempt = 1; rest.length > 0; attempt++) {
    try {
      const cart = await addAll(client, rest);
      return toCart(before.lines.length > 0 ? cart : await withoutGuessedAddress(client, cart));
    } catch (error) {
      const unknown = unknownItems(rest, error);
      const found = attempt === 1 ? await withCurrentVariants(rest, unknown) : null;
      const next = found ?? withoutInvalid(rest, error);
      if (next === null || attempt === ATTEMPTS) throw error;
      rest = next;
    }
  }
  const cart = await fetchOpenCart(client);
  return cart === null ? EMPTY_CART : toCart(cart);
}

async function addAll(client: SessionClient, requests: readonly AddRequest[]) {
  const catalogItems = await toLineItems(requests);
  try {
    return openCart(await callAdd(client, catalogItems));
  } catch (error) {
    // The platform may keep a cart that was ordered as the current one. A new one replaces it.
    if (codeOf(error) !== 'CURRENT_CART_NOT_FOUND') throw error;
    return openCart(await callCart(() => client.currentCartV2.createCurrentCart({ catalogItems })));
  }
}

const callAdd = (client: SessionClient, catalogItems: Awaited<ReturnType<typeof toLineItems>>) =>
  callCart(() => client.currentCartV2.addLineItemsToCurrentCart({ catalogItems }));

const referenceSchema = z.object({
  catalogItemId: z.string(),
  options: z.record(z.string(), z.unknown()).nullish(),
});
/** The reference that was sent, or the line that the item would join. */
const identifierSchema = z.object({
  catalogReference: referenceSchema.nullish(),
  lineItemId: z.string().nullish(),
});
const unknownItemsSchema = z.object({ invalidItems: z.array(identifierSchema) });
const shortItemsSchema = z.object({
  invalidItems: z.array(
    z.object({ id: identifierSchema, requestedQuantity: z.number(), availableQuantity: z.number() }),
  ),
});

const UNKNOWN_ITEM = 'ITEM_NOT_FOUND_IN_CATALOG';

function unknownItems(requests: AddRequest[], error: unknown): AddRequest[] {
  if (codeOf(error) !== UNKNOWN_ITEM) return [];
  const items = unknownItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
  const unknown = requests.filter((request) => items.some((item) => isSame(request, item)));
  // An item that the error does not name can only be the single one.
  return unknown.length > 0 || requests.length > 1 ? unknown : requests;
}

/** Null when the error of a rejected add specifies no item. */
function withoutInvalid(requests: AddRequest[], error: unknown): AddRequest[] | null {
  switch (codeOf(error)) {
    case UNKNOWN_ITEM: {
      const unknown = unknownItems(requests, error);
      return unknown.length > 0 ? requests.filter((request) => !unknown.includes(request)) : null;
    }
    case 'INSUFFICIENT_INVENTORY': {
      const items = shortItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
      let isReduced = false;
      const rest = requests.flatMap((request) => {
        const short = items.find(({ id }) => isSame(request, id) || requests.length === 1);
        if (!short) return [request];
        isReduced = true;
        // The requested quantity includes what is in the cart.
        const quantity = request.quantity - (short.requestedQuantity - short.availableQuantity);
        return quantity > 0 && quantity < request.quantity ? [{ ...request, quantity }] : [];
      });
      return isReduced ? rest : null;
    }
    default:
      return null;
  }
}

const dataOf = (error: unknown): unknown =>
  error instanceof PlatformError && error.detail.kind === 'application' ? error.detail.data : null;

function isSame(request: AddRequest, { catalogReference }: z.infer<typeof identifierSchema>): boolean {
  if (catalogReference?.catalogItemId !== request.productId) return false;
  const variantId = catalogReference.options?.variantId;
  return typeof variantId !== 'string' || request.variantId === null || variantId === request.variantId;
}

/** The platform rejects more than the stock: the quantity becomes the stock, as far as there is any. */
async function setQuantities(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart> {
  try {
    return await updateLines(client, lines);
  } catch (error) {
    if (codeOf(error) !== 'INSUFFICIENT_INVENTORY') throw error;
    const items = shortItemsSchema.safeParse(dataOf(error)).data?.invalidItems ?? [];
    const left = lines.flatMap((line) => {
      const short = items.find(({ id }) => id.lineItemId === line.id || lines.length === 1);
      const quantity = Math.min(line.quantity, short?.availableQuantity ?? line.quantity);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    return left.length > 0 ? updateLines(client, left) : toCart(await requireOpenCart(client));
  }
}

async function updateLines(client: SessionClient, lines: readonly LineQuantity[]): Promise<Cart> {
  const lineItems = lines.map(({ id, quantity }) => ({
    lineItemId: id,
    quantity: { newQuantity: quantity },
  }));
  return toCart(
    openCart(await callCart(() => client.currentCartV2.updateLineItemsInCurrentCart({ lineItems }))),
  );
}

/** The platform rejects a second coupon: the shop removes the first, and restores it after a rejection. */
async function applyCoupon(client: SessionClient, code: string): Promise<Cart> {
  try {
    return toCart(await addCoupon(client, code));
  } catch (error) {
    const rejection = codeOf(error);
    if (rejection !== 'MAX_COUPONS_PER_CART_EXCEEDED' && rejection !== 'COUPON_ALREADY_EXISTS') throw error;
    return replaceCoupon(client, code);
  }
}

async function replaceCoupon(client: SessionClient, code: string): Promise<Cart> {
  const cart = await requireOpenCart(client);
  const [applied] = cart.coupons ?? [];
  if (applied?.code?.toLowerCase() === code.toLowerCase()) return toCart(cart);
  if (applied?._id) await callRemove(client, applied._id);
  try {
    return toCart(await addCoupon(client, code));
  } catch (error) {
    // The reason for the rejection matters more to the shopper than a failure to restore.
    if (applied?.code) await addCoupon(client, applied.code).catch(() => undefined);
    throw error;
  }
}

const addCoupon = (client: SessionClient, code: string) =>
  callCart(async () => openCart(await client.currentCartV2.addCouponToCurrentCart({ code })));

const callRemove = (client: SessionClient, couponId: string) =>
  callCart(async () => openCart(await client.currentCartV2.removeCouponFromCurrentCart(couponId)));

async function removeCoupon(client: SessionClient): Promise<Cart> {
  const cart = await requireOpenCart(client);
  const [applied] = cart.coupons ?? [];
  return toCart(applied?._id ? await callRemove(client, applied._id) : cart);
}

/** Checks the cart first: the platform's page does not say what the shopper has to change in the shop. */
async function createCheckoutUrl(
  list: ListOffers,
  client: SessionClient,
  request: CheckoutRequest,
): Promise<string> {
  const found = await fetchOpenCart(client);
  if (found === null) throw new ShopError('cart-empty');
  const before = toCart(found);
  requireBuyable(before);
  const note = changedNote(before, request);
  if (note !== null) await callCart(() => client.currentCartV2.updateCurrentCart({ note }));
  const chosen = await storeChoice(list, client, found, request);
  const parts = {
    delivery: chosen.isPlaced && isShipped(chosen.cart),
    tax: chosen.isPlaced && request.calculateTax,
  };
  const { cart, summary } = await estimateStored(client, chosen.cart, { ...parts, fees: chosen.isPlaced });
  const current = toCart(cart);
  requireBuyable(current);
  const violations = violationsOf(cart, summary);
  if (violations.some(({ code }) => code === 'INVALID_MEMBERSHIP_STATUS'))
    throw new ShopError('membership-unusable');
  const blocking = toViolations(violations, moneyOf(cart)).find(({ isBlocking }) => isBlocking);
  if (blocking) throw new ShopError(VIOLATION_ERRORS[blocking.kind]);
  requireShownPrices(request, current, toCartEstimate({ cart, summary }, parts, null));
  return paymentPageUrl(client, cart._id, request);
}

/** Without a country, the stored choice applies. `isPlaced`: see `storePlace`. */
async function storeChoice(
  list: ListOffers,
  client: SessionClient,
  found: PlatformCart,
  { country, subdivision, shippingCode, membershipIds }: CheckoutRequest,
): Promise<{ cart: PlatformCart; isPlaced: boolean }> {
  if (country === null) return { cart: await withoutGuessedAddress(client, found), isPlaced: false };
  const place = { country, subdivision, shippingCode };
  const { cart, isPlaced } = await storePlace(client, found, place);
  const paying = payingIds(cart);
  const isPaying = (id: string) => paying.includes(id);
  if (membershipIds.length === paying.length && membershipIds.every(isPaying)) return { cart, isPlaced };
  const offers = membershipIds.length === 0 ? null : await listOffers(list, client, cart, place);
  const paid = await storeMemberships(client, cart, { requestedIds: membershipIds, offers });
  const paidIds = payingIds(paid.cart);
  if (!membershipIds.every((id) => paidIds.includes(id))) throw new ShopError('membership-unusable');
  return { cart: paid.cart, isPlaced };
}

/** @param list lists what can be chosen, because no call of V2 does */
export const createCartV2 = (list: ListOffers): CartPlatform => ({
  async fetchCart(client) {
    const cart = await fetchOpenCart(client);
    return cart === null ? EMPTY_CART : toCart(await withCurrentPrices(client, cart));
  },

  fetchCartId: async (client) => (await fetchOpenCart(client))?._id ?? null,

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
  estimateTotals: (client, request) => estimateTotals(list, client, request),
  createCheckoutUrl: (client, request) => createCheckoutUrl(list, client, request),
});

const change = (call: () => Promise<Parameters<typeof openCart>[0]>): Promise<Cart> =>
  callCart(async () => toCart(openCart(await call())));

/** The platform stores prices with the cart. They are brought up to date when they are this old. */
const OLD_MS = 15 * 60_000;

/** Few reads need this call: changes and estimates also refresh. An old price is better than no cart. */
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

async function applyGiftCard(client: SessionClient, code: string): Promise<Cart> {
  try {
    return toCart(
      await callCart(async () => openCart(await client.currentCartV2.addGiftCardToCurrentCart({ code }))),
    );
  } catch (error) {
    if (codeOf(error) === 'GIFT_CARD_ALREADY_EXISTS') return toCart(await requireOpenCart(client));
    if (!(error instanceof PlatformError) || !error.isForbidden) throw error;
    denyGiftCards(await requireOpenCart(client));
    throw new ShopError('gift-card-unavailable', { cause: error });
  }
}

async function removeGiftCard(client: SessionClient): Promise<Cart> {
  const cart = await requireOpenCart(client);
  const id = cart.paymentInfo?.giftCards?.[0]?._id;
  if (!id) return toCart(cart);
  return toCart(
    await callCart(async () => openCart(await client.currentCartV2.removeGiftCardFromCurrentCart(id))),
  );
}
