import type { Reader } from '../../db/reader';
import { buyerOf } from '../buyer';
import type { Cart } from '../cart-v1/schema';
import { readCatalogItems } from '../lines/catalog';
import { resolveLines } from '../lines/resolve';
import { readMemberships, type SelectedMembership } from '../quote/memberships';
import { cartError } from './errors';
import type { MembershipPayment } from './requests';

/** The membership that a request selects for a line, by the line's id. */
export type Selections = { lineItemId: string; payment: MembershipPayment }[];

/**
 * Returns the cart's selected memberships with new selections. A selection without a membership
 * removes the line's.
 * @throws PlatformError 428 INVALID_MEMBERSHIP_PAYMENT_OPTION when one cannot pay for its line.
 */
export async function selectedMembershipsFor(
  reader: Reader,
  cart: Cart,
  selections: Selections,
  now: number,
): Promise<SelectedMembership[]> {
  const chosen = new Map(selections.map(({ lineItemId, payment }) => [lineItemId, payment]));
  const selected = (cart.document.memberships ?? []).map((membership) => ({
    ...membership,
    lineItemIds: membership.lineItemIds.filter((id) => !chosen.has(id)),
  }));
  for (const [lineItemId, { existingMembership }] of chosen) {
    if (!existingMembership) continue;
    const { appId, membershipId: id } = existingMembership;
    const known = selected.find((membership) => membership.id === id && membership.appId === appId);
    if (known) known.lineItemIds.push(lineItemId);
    else selected.push({ id, appId, lineItemIds: [lineItemId] });
  }
  const used = selected.filter(({ lineItemIds }) => lineItemIds.length > 0);
  const { error } = await readMemberships(reader, {
    memberId: buyerOf(cart).memberId,
    lines: resolveLines(cart.lines, await readCatalogItems(reader, cart.lines)),
    selected: used,
    now,
  });
  if (error)
    throw cartError('INVALID_MEMBERSHIP_PAYMENT_OPTION', error.description, {
      invalidItems: selections.flatMap(({ lineItemId, payment: { existingMembership } }) =>
        existingMembership
          ? [
              {
                invalidItemId: { lineItemId },
                selectedMembership: {
                  id: existingMembership.membershipId,
                  appId: existingMembership.appId,
                },
              },
            ]
          : [],
      ),
    });
  return used;
}
