import 'server-only';
import type { currentCartV2 } from '@wix/ecom';
import type { CartMemberships, MembershipOption, SelectedMembership } from '@/lib/model/cart';
import { relevantIds, selectMemberships } from '@/lib/wix/cart/checkout';
import { textOf } from '../../map/line';
import { codeOf } from '../../platform-error';
import type { SessionClient } from '../../session-client';
import type { Offers } from '../cart-platform';
import { callCart, openCart, type PlatformCart } from './calls';

/** Returns the membership that pays for a line. The platform renames its field. */
function payingFor({ paymentConfig }: currentCartV2.V2LineItem) {
  const { membership, selectedMembership } = paymentConfig ?? {};
  const { appId, membershipId = selectedMembership?._id } = membership?.existingMembership ?? {};
  const app = appId ?? selectedMembership?.appId;
  const name = textOf(membership?.name ?? selectedMembership?.name) ?? 'Membership';
  return app && membershipId ? { appId: app, id: membershipId, name } : null;
}

/** Returns the ids of the memberships that pay for lines of the cart. */
export const payingIds = ({ lineItems }: PlatformCart): string[] => [
  ...new Set(lineItems.flatMap((item) => payingFor(item)?.id ?? [])),
];

/**
 * Returns the violations of an estimate. Leaves out the violation of a membership without a line,
 * which may stay stored after its line was removed: it concerns nothing that the shopper sees.
 */
export function violationsOf(
  cart: PlatformCart,
  { violations = [] }: currentCartV2.CartSummary,
): currentCartV2.V2Violation[] {
  const paying = payingIds(cart);
  return violations.filter(({ code, invalidMembershipStatusData }) => {
    if (code !== 'INVALID_MEMBERSHIP_STATUS') return true;
    const id = invalidMembershipStatusData?.membershipId;
    return id ? paying.includes(id) : paying.length > 0;
  });
}

/** Returns the memberships to choose from. Where none are listed, those that pay already. */
export function membershipsOf(cart: PlatformCart, offers: Offers | null): CartMemberships {
  const selectedIds = payingIds(cart);
  if (offers) return { ...offers.memberships, selectedIds };
  const eligible = new Map<string, MembershipOption>();
  for (const item of cart.lineItems) {
    const paying = payingFor(item);
    if (!paying || !item._id) continue;
    const option = eligible.get(paying.id) ?? { ...paying, lines: [], creditsLeft: null };
    const line = {
      id: item._id,
      name: textOf(item.name) ?? 'Item',
      quantity: item.quantityInfo?.confirmedQuantity ?? 0,
    };
    eligible.set(paying.id, { ...option, lines: [...option.lines, line] });
  }
  return { eligible: [...eligible.values()], invalid: [], selectedIds };
}

/**
 * Stores the requested memberships on the lines that they pay for, and removes others.
 * `isComplete` is false when one of those that concern the cart does not pay.
 *
 * @param requestedIds of all requested ones
 * @throws PlatformError
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

/**
 * Returns the change of a line's membership, or null without one. An empty payment removes it.
 */
function membershipUpdate(item: currentCartV2.V2LineItem, selected: readonly SelectedMembership[]) {
  const { _id: lineItemId } = item;
  if (!lineItemId) return null;
  const next = selected.find(({ lineIds }) => lineIds.includes(lineItemId));
  if (next?.id === payingFor(item)?.id) return null;
  const existingMembership = next && { appId: next.appId, membershipId: next.id };
  return { lineItemId, membershipPayment: existingMembership ? { existingMembership } : {} };
}
