import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { RemovedCartError, ShopError } from '@/lib/errors/shop-error';
import {
  type AddRequest,
  type Cart,
  type CartEstimate,
  EMPTY_CART,
  type EstimatedCart,
  isDelivered,
  quantityOf,
  type SelectedMembership,
} from '@/lib/model/cart';
import {
  changedNote,
  paymentPageUrl,
  relevantIds,
  requireBuyable,
  requireShownPrices,
  selectMemberships,
} from '@/lib/wix/cart/checkout';
import { callPlatform, outage } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import { expected, malformedAnswer } from '../../well-formed';
import type { CartPlatform, CheckoutRequest, EstimateRequest, OfferPlace, Offers } from '../cart-platform';
import { isGuessed } from '../guessed-address';
import { toLineItems, withCurrentVariants } from '../line-item';
import { toCart, toCartEstimate, toPlatformMembership } from './map-cart';

/**
 * Once the platform has removed V1, the error is an outage and never a not-found, which would make every cart
 * look empty. The platform's response decides, because announced dates move.
 * @throws PlatformError, with a `RemovedCartError` as its cause for a removed call
 */
async function callV1<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callPlatform(call);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const status = unknownPathStatus(error);
    if (status === null) throw error;
    throw outage(status, error.requestId, new RemovedCartError());
  }
}

async function callV1OrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callV1(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound) return null;
    throw error;
  }
}

/**
 * Null for a call that the platform has, which names the missing resource in its code. The response for an
 * unknown path has an empty body, as a proxy's may: the shop is unavailable either way, and retries later.
 */
function unknownPathStatus({ detail }: PlatformError): number | null {
  const status = detail.kind === 'status' || detail.kind === 'system' ? detail.status : null;
  return status === 404 || status === 410 ? status : null;
}

type PlatformCart = Parameters<typeof toCart>[0];

const fetchCurrentCart = (client: SessionClient): Promise<PlatformCart | null> =>
  callV1OrNull(async () => expected(await client.currentCart.getCurrentCart()));

async function fetchCart(client: SessionClient): Promise<Cart> {
  const found = await fetchCurrentCart(client);
  return found === null ? EMPTY_CART : wholeCart(found);
}

const cartOf = ({ cart }: { cart?: PlatformCart }): Cart => wholeCart(expected(cart));

/** A partly readable cart would look like one with fewer lines. @throws PlatformError */
function wholeCart(cart: PlatformCart | null | undefined): Cart {
  const { currency, lineItems = [] } = expected(cart);
  if (typeof currency !== 'string' || !Array.isArray(lineItems)) throw malformedAnswer();
  const mapped = toCart({ ...expected(cart), lineItems });
  if (mapped.lines.length < lineItems.length) throw malformedAnswer();
  return mapped;
}

/** A membership that cannot pay is a problem of the estimate. Reports no cart: V1's prices are current. */
async function estimateTotals(
  client: SessionClient,
  { membershipIds, ...place }: EstimateRequest,
): Promise<EstimatedCart | null> {
  const estimate = await estimateOnce(client, { ...place, memberships: [] });
  if (estimate === null) return null;
  const requestedIds = relevantIds(membershipIds, estimate.memberships);
  const { selected, isComplete } = selectMemberships(requestedIds, estimate.memberships.eligible);
  const paid =
    selected.length === 0 ? estimate : await estimateOnce(client, { ...place, memberships: selected });
  if (paid === null) return null;
  if (isComplete || paid.problems.includes('membership')) return { estimate: paid, cart: null };
  return { estimate: { ...paid, problems: [...paid.problems, 'membership'] }, cart: null };
}

/** Also serves Cart V2. The estimate without any choice has everything that can be chosen. */
const listOffers = (client: SessionClient, place: OfferPlace): Promise<Offers | null> =>
  requireEstimate(client, { ...place, shippingCode: null, calculateTax: false, memberships: [] });

/** The platform's own request: memberships as the lines that each of them pays for. */
type SingleRequest = Omit<EstimateRequest, 'membershipIds'> & { memberships: SelectedMembership[] };

/** Null without a cart, or when there is no total. */
const estimateOnce = (client: SessionClient, request: SingleRequest): Promise<CartEstimate | null> =>
  callV1OrNull(() => requireEstimate(client, request));

/** Null when there is no total. @throws PlatformError, a not-found without a cart */
async function requireEstimate(
  client: SessionClient,
  { country, subdivision, shippingCode, calculateTax, memberships }: SingleRequest,
): Promise<CartEstimate | null> {
  const address = { country, subdivision: subdivision ?? undefined };
  return callV1(async () =>
    toCartEstimate(
      await client.currentCart.estimateCurrentCartTotals({
        shippingAddress: address,
        // Without anything to deliver, the tax follows the billing address.
        billingAddress: address,
        selectedShippingOption: shippingCode === null ? undefined : { code: shippingCode },
        selectedMemberships:
          memberships.length === 0 ? undefined : { memberships: memberships.map(toPlatformMembership) },
        calculateShipping: true,
        calculateTax,
      }),
      { calculateTax, requested: memberships },
    ),
  );
}

/** The platform may silently add less, or nothing: since a migration, a variant may have another id. */
async function addToCart(
  client: SessionClient,
  requests: readonly AddRequest[],
  before: Cart,
): Promise<Cart> {
  const cart = await addAll(client, requests);
  const absent = requests.filter(
    ({ productId }) => quantityOf(cart, productId) <= quantityOf(before, productId),
  );
  const found = absent.length > 0 ? await withCurrentVariants(absent, absent) : null;
  if (found === null) return cart;
  try {
    return await addAll(client, found);
  } catch (error) {
    // The others have been added. After an error, the caller would add them a second time.
    if (error instanceof PlatformError && error.detail.kind !== 'system') return cart;
    throw error;
  }
}

async function addAll(client: SessionClient, requests: readonly AddRequest[]): Promise<Cart> {
  const added = await callV1(async () =>
    expected((await client.currentCart.addToCurrentCart({ lineItems: await toLineItems(requests) })).cart),
  );
  await dropGuessedAddress(client, added);
  return wholeCart(added);
}

/**
 * A guessed address would decide the tax and what the checkout page fills in. Where the platform does not let
 * it be removed, it stays. @throws PlatformError for an outage
 */
async function dropGuessedAddress(
  client: SessionClient,
  { contactInfo }: Pick<PlatformCart, 'contactInfo'>,
): Promise<void> {
  if (!isGuessed(contactInfo?.address)) return;
  const address = { country: null, subdivision: null };
  try {
    await callV1(() => client.currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address } } }));
  } catch (error) {
    if (error instanceof PlatformError && error.detail.kind !== 'system') return;
    throw error;
  }
}

const setBuyerNote = (client: SessionClient, buyerNote: string): Promise<Cart> =>
  callV1(async () => wholeCart(await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote } })));

/** Cart V1 and Checkout V1, which Wix removes on 1 February 2027. `CartPlatform` describes the calls. */
export const cartV1: CartPlatform = {
  fetchCart,

  fetchCartId: async (client) =>
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
  removeGiftCard: fetchCart,

  setBuyerNote,
  estimateTotals,
  createCheckoutUrl,
  listOffers,
};

async function createCheckoutUrl(client: SessionClient, request: CheckoutRequest): Promise<string> {
  const found = await fetchCurrentCart(client);
  const cart = found === null ? EMPTY_CART : wholeCart(found);
  requireBuyable(cart);
  const note = changedNote(cart, request);
  if (found) await dropGuessedAddress(client, found);
  if (note !== null) await setBuyerNote(client, note);
  const memberships = await membershipsOf(client, request);
  requireShownPrices(request, cart, await estimateShown(client, request, memberships));
  const { checkoutId } = await callV1(() =>
    client.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      selectedShippingOption: request.shippingCode === null ? undefined : { code: request.shippingCode },
      ...placeOf(request, cart),
    }),
  );
  if (!checkoutId) throw new Error('Failed to retrieve checkout URL');
  if (memberships.length > 0) await payByMemberships(client, checkoutId, memberships);
  return paymentPageUrl(client, checkoutId, request);
}

function placeOf({ country, subdivision }: CheckoutRequest, cart: Cart) {
  if (country === null) return {};
  const address = { country, subdivision: subdivision ?? undefined };
  return isDelivered(cart) ? { shippingAddress: address } : { billingAddress: address };
}

/** @throws ShopError `membership-unusable` */
async function membershipsOf(
  client: SessionClient,
  { membershipIds, country, subdivision, shippingCode }: CheckoutRequest,
): Promise<SelectedMembership[]> {
  if (membershipIds.length === 0 || country === null) return [];
  const place = { country, subdivision, shippingCode };
  const estimate = await estimateOnce(client, { ...place, calculateTax: false, memberships: [] });
  const { selected, isComplete } = selectMemberships(membershipIds, estimate?.memberships.eligible ?? []);
  if (!isComplete) throw new ShopError('membership-unusable');
  return selected;
}

async function estimateShown(
  client: SessionClient,
  { shown, country, subdivision, shippingCode, calculateTax }: CheckoutRequest,
  memberships: SelectedMembership[],
): Promise<CartEstimate | null> {
  if (country === null || !shown?.total) return null;
  return estimateOnce(client, { country, subdivision, shippingCode, calculateTax, memberships });
}

/** Applies the memberships after creation, because the platform accepts them only then. */
async function payByMemberships(
  client: SessionClient,
  checkoutId: string,
  memberships: SelectedMembership[],
): Promise<void> {
  const selectedMemberships = { memberships: memberships.map(toPlatformMembership) };
  const updated = await callV1(() =>
    client.checkout.updateCheckout(checkoutId, { membershipOptions: { selectedMemberships } }),
  );
  if (updated.calculationErrors?.membershipError) throw new ShopError('membership-unusable');
}
