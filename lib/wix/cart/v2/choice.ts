import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import type { CartMemberships, MembershipOption, SelectedMembership } from '@/lib/model/cart';
import { shownText } from '../../map/line';
import { codeOf } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import type { Offers } from '../cart-platform';
import { relevantIds, selectMemberships } from '../checkout';
import { isGuessed, isTyped } from '../guessed-address';
import { callCart, openCart, type PlatformCart } from './calls';

export type Place = { country: string; subdivision: string | null; shippingCode: string | null };

/**
 * Stores what differs, one change at a time, because the last write of a cart wins. `isPlaced` is false when
 * the platform does not accept the address. @throws PlatformError
 */
export async function storePlace(
  client: SessionClient,
  cart: PlatformCart,
  place: Place,
): Promise<{ cart: PlatformCart; isPlaced: boolean }> {
  try {
    const placed = await storeAddress(client, cart, place);
    const hasMoved = cart.deliveryInfo?.address?.country !== placed.deliveryInfo?.address?.country;
    return { cart: await storeMethod(client, placed, place, hasMoved), isPlaced: true };
  } catch (error) {
    if (codeOf(error) !== 'INVALID_ADDRESS_FORMAT') throw error;
    return { cart, isPlaced: false };
  }
}

async function storeAddress(client: SessionClient, cart: PlatformCart, place: Place): Promise<PlatformCart> {
  const delivery = movedAddress(cart.deliveryInfo?.address, place);
  // Without anything to deliver, the tax follows the billing address.
  const billing = isShipped(cart) ? null : movedAddress(cart.paymentInfo?.billingAddress, place);
  if (delivery === null && billing === null) return cart;
  const change = {
    deliveryInfo: delivery === null ? undefined : { address: delivery },
    paymentInfo: billing === null ? undefined : { billingAddress: billing },
  };
  return callCart(async () => openCart(await client.currentCartV2.updateCurrentCart(change)));
}

export const isShipped = ({ lineItems }: PlatformCart): boolean =>
  lineItems.some(({ attributes }) => (attributes?.itemType?.preset ?? 'PHYSICAL') === 'PHYSICAL');

/** Null when the stored address is in the place: the checkout page may have made it more precise. */
function movedAddress(
  stored: currentCartV2.Address | undefined,
  { country, subdivision }: Place,
): currentCartV2.Address | null {
  const isInPlace =
    subdivision === null ? isTyped(stored) || !stored?.subdivision : stored?.subdivision === subdivision;
  if (stored?.country === country && isInPlace) return null;
  return { ...cleared(stored), country, ...(subdivision !== null && { subdivision }) };
}

/** Clears each part of an address, because it is not published whether the platform merges them. */
const cleared = (stored: currentCartV2.Address | undefined): currentCartV2.Address => ({
  subdivision: stored?.subdivision ? null : undefined,
  city: stored?.city ? null : undefined,
  postalCode: stored?.postalCode ? null : undefined,
  addressLine1: stored?.addressLine1 ? null : undefined,
  addressLine2: stored?.addressLine2 ? null : undefined,
});

/**
 * A guessed address would decide the tax and what the checkout page fills in. Where the platform does not let
 * it be removed, it stays. @throws PlatformError
 */
export async function withoutGuessedAddress(
  client: SessionClient,
  cart: PlatformCart,
): Promise<PlatformCart> {
  const stored = cart.deliveryInfo?.address;
  if (!isGuessed(stored)) return cart;
  const address = { ...cleared(stored), country: null };
  try {
    return await callCart(async () =>
      openCart(await client.currentCartV2.updateCurrentCart({ deliveryInfo: { address } })),
    );
  } catch (error) {
    if (codeOf(error) !== 'INVALID_ADDRESS_FORMAT') throw error;
    return cart;
  }
}

/** Rejections of a method that is not available for the cart as it is. */
const UNAVAILABLE = new Set<string | null>([
  'DELIVERY_METHOD_NOT_FOUND',
  'DELIVERY_METHOD_MISSING_ADDRESS',
  'DELIVERY_METHOD_MISSING_LINE_ITEMS',
]);

/** Without a choice, a stored method stays within the country, and the platform resolves a missing one. */
async function storeMethod(
  client: SessionClient,
  cart: PlatformCart,
  { shippingCode }: Place,
  hasMoved: boolean,
): Promise<PlatformCart> {
  const stored = cart.deliveryInfo?.method?.code;
  if (!isShipped(cart) || shippingCode === stored) return cart;
  if (shippingCode === null) return hasMoved ? removeMethod(client, cart) : cart;
  try {
    return await callCart(async () =>
      openCart(await client.currentCartV2.setDeliveryMethodForCurrentCart({ code: shippingCode })),
    );
  } catch (error) {
    if (!UNAVAILABLE.has(codeOf(error))) throw error;
    return removeMethod(client, cart);
  }
}

export const removeMethod = async (client: SessionClient, cart: PlatformCart): Promise<PlatformCart> =>
  cart.deliveryInfo?.method?.code
    ? callCart(async () => openCart(await client.currentCartV2.removeDeliveryMethodFromCurrentCart()))
    : cart;

/** The platform renames the field of the membership that pays. */
function payingFor({ paymentConfig }: currentCartV2.V2LineItem) {
  const { membership, selectedMembership } = paymentConfig ?? {};
  const { appId, membershipId = selectedMembership?._id } = membership?.existingMembership ?? {};
  const app = appId ?? selectedMembership?.appId;
  const name = shownText(membership?.name ?? selectedMembership?.name) ?? 'Membership';
  return app && membershipId ? { appId: app, id: membershipId, name } : null;
}

const INVALID_MEMBERSHIP = 'INVALID_MEMBERSHIP_STATUS';
export const METHOD_GONE = 'DELIVERY_METHOD_NO_LONGER_AVAILABLE';

export const payingIds = ({ lineItems }: PlatformCart): string[] => [
  ...new Set(lineItems.flatMap((item) => payingFor(item)?.id ?? [])),
];

/** Leaves out a violation of a membership without a line: it may stay stored after its line was removed. */
export function violationsOf(cart: PlatformCart, summary: currentCartV2.CartSummary): Violation[] {
  const paying = payingIds(cart);
  return (summary.violations ?? formerViolations(summary)).filter(({ code, invalidMembershipStatusData }) => {
    if (code !== INVALID_MEMBERSHIP) return true;
    const id = invalidMembershipStatusData?.membershipId;
    return id ? paying.includes(id) : paying.length > 0;
  });
}

type Violation = currentCartV2.V2Violation;

/** The platform still reports some violations by their former names. */
function formerViolations({
  calculationErrors: errors = {},
  spiViolations = [],
}: currentCartV2.CartSummary): Violation[] {
  const of = (scope: Violation['scope'], error: object | undefined, code?: Violation['code']): Violation[] =>
    error ? [{ scope, severity: 'ERROR', code }] : [];
  return [
    ...of('DISCOUNT', errors.couponCalculationError ?? errors.discountsCalculationError),
    ...of('DELIVERY', errors.generalShippingCalculationError ?? errors.carrierErrors?.errors?.[0]),
    ...of('DELIVERY', errors.selectedShippingOptionError, METHOD_GONE),
    ...of('TAX', errors.taxCalculationError),
    ...of('MEMBERSHIP', errors.membershipError, INVALID_MEMBERSHIP),
    ...of('GIFT_CARD', errors.giftCardCalculationError),
    ...spiViolations.map(
      ({ severity, target }): Violation => ({
        scope: target?.lineItem ? 'LINE_ITEM' : 'GLOBAL',
        code: 'CUSTOM_VALIDATION',
        severity,
      }),
    ),
  ];
}

/** Where the platform does not list memberships, only those that pay already. */
export function membershipsOf(cart: PlatformCart, offers: Offers | null): CartMemberships {
  const selectedIds = payingIds(cart);
  if (offers && !offers.moreAtCheckout?.includes('membership')) return { ...offers.memberships, selectedIds };
  const eligible = new Map<string, MembershipOption>();
  for (const item of cart.lineItems) {
    const paying = payingFor(item);
    if (!paying || !item._id) continue;
    const option = eligible.get(paying.id) ?? { ...paying, lines: [], creditsLeft: null };
    const line = {
      id: item._id,
      name: shownText(item.name) ?? 'Item',
      quantity: item.quantityInfo?.confirmedQuantity ?? 0,
    };
    eligible.set(paying.id, { ...option, lines: [...option.lines, line] });
  }
  return { eligible: [...eligible.values()], invalid: [], selectedIds };
}

/**
 * Also removes memberships that are not requested. `isComplete` is false when one that concerns the cart does
 * not pay. @throws PlatformError
 */
export async function storeMemberships(
  client: SessionClient,
  cart: PlatformCart,
  { requestedIds, offers }: { requestedIds: readonly string[]; offers: Offers | null },
): Promise<{ cart: PlatformCart; isComplete: boolean }> {
  const memberships = membershipsOf(cart, offers);
  const relevant = relevantIds(requestedIds, memberships);
  const { selected, isComplete } = selectMemberships(relevant, memberships.eligible);
  const lineItems = cart.lineItems.flatMap((item) => membershipUpdate(item, selected) ?? []);
  if (lineItems.length === 0) return { cart, isComplete };
  try {
    const updated = await callCart(async () =>
      openCart(await client.currentCartV2.updateLineItemsInCurrentCart({ lineItems })),
    );
    return { cart: updated, isComplete };
  } catch (error) {
    if (codeOf(error) !== 'INVALID_MEMBERSHIP_PAYMENT_OPTION') throw error;
    return { cart, isComplete: false };
  }
}

/** Null without a change. An empty payment removes the membership. */
function membershipUpdate(item: currentCartV2.V2LineItem, selected: readonly SelectedMembership[]) {
  const { _id: lineItemId } = item;
  if (!lineItemId) return null;
  const next = selected.find(({ lineIds }) => lineIds.includes(lineItemId));
  if (next?.id === payingFor(item)?.id) return null;
  const existingMembership = next && { appId: next.appId, membershipId: next.id };
  return { lineItemId, membershipPayment: existingMembership ? { existingMembership } : {} };
}
