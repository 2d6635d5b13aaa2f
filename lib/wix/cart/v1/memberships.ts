import type { currentCart } from '@wix/ecom';
import type { CartMemberships, MembershipOption, SelectedMembership } from '@/lib/model/cart';
import { textOf } from '../../map/line';

type Lines = MembershipOption['lines'];

/** Returns the memberships of an estimate. Omits those that cover nothing in the cart. */
export function toMemberships(
  options: currentCart.MembershipOptions | undefined,
  lineItems: readonly currentCart.LineItem[],
  now: number = Date.now(),
): CartMemberships {
  const lines = lineItems.flatMap(
    (item): Lines =>
      item._id
        ? [{ id: item._id, name: textOf(item.productName) ?? 'Item', quantity: item.quantity ?? 0 }]
        : [],
  );
  return {
    eligible: (options?.eligibleMemberships ?? []).flatMap((one) => toOption(one, lines) ?? []),
    invalid: (options?.invalidMemberships ?? []).flatMap(({ membership }) =>
      membership?._id
        ? [{ id: membership._id, name: nameOf(membership), reason: reasonOf(membership, now) }]
        : [],
    ),
    selectedIds: (options?.selectedMemberships ?? []).flatMap(({ _id }) => _id ?? []),
  };
}

function toOption(membership: currentCart.Membership, lines: Lines): MembershipOption | null {
  const { _id: id, appId, lineItemIds = [], credits } = membership;
  const covered = lines.filter((line) => lineItemIds.includes(line.id));
  if (!id || !appId || covered.length === 0) return null;
  return { id, appId, name: nameOf(membership), lines: covered, creditsLeft: credits?.remaining ?? null };
}

const nameOf = ({ name }: currentCart.Membership): string => textOf(name) ?? 'Membership';

/** Derives the reason from the membership, because the platform's is free text in one language. */
function reasonOf(
  { expirationDate, credits }: currentCart.Membership,
  now: number,
): CartMemberships['invalid'][number]['reason'] {
  if (expirationDate && expirationDate.getTime() <= now) return 'expired';
  return credits?.remaining === 0 ? 'used-up' : 'not-applicable';
}

export const toPlatformMembership = ({ id, appId, lineIds }: SelectedMembership) => ({
  _id: id,
  appId,
  lineItemIds: lineIds,
});
