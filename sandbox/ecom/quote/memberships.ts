import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import type { ResolvedLine } from '../lines/types';
import { memberships } from './schema';

export type Membership = typeof memberships.$inferSelect;

/** A membership that a buyer selects to pay for lines, as a client sends it. */
export const selectedMembershipsSchema = z.object({
  memberships: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        appId: z.string().max(100),
        lineItemIds: z.array(z.string().min(1).max(100)).min(1, 'must not be empty').max(300),
      }),
    )
    .max(300)
    .default([]),
});
export type SelectedMembership = z.infer<typeof selectedMembershipsSchema>['memberships'][number];

/** The effect of a member's memberships on some lines. */
export type MembershipOptions = {
  eligible: { membership: Membership; lineItemIds: string[] }[];
  /** Memberships that would cover a line but cannot be used, with the reason as text. */
  invalid: { membership: Membership; lineItemIds: string[]; reason: string }[];
  /** Selected memberships that pay. */
  selected: SelectedMembership[];
};

export type MembershipError = { code: string; description: string; data: Record<string, unknown> };

/**
 * Returns what a member's memberships pay of some lines at `now` (milliseconds). One credit pays
 * for one item, and a line is paid as a whole. Memberships that cover none of the lines are left
 * out. A selection that cannot be used pays nothing and is an error. The codes are the sandbox's
 * own, because the platform publishes none.
 */
export async function readMemberships(
  reader: Reader,
  request: {
    memberId: string | undefined;
    lines: readonly ResolvedLine[];
    selected: readonly SelectedMembership[];
    now: number;
  },
): Promise<{ options: MembershipOptions; error?: MembershipError }> {
  const { memberId, lines, selected, now } = request;
  const owned =
    memberId === undefined
      ? []
      : await reader
          .select()
          .from(memberships)
          .where(eq(memberships.memberId, memberId))
          .orderBy(asc(memberships.position));
  const options: MembershipOptions = { eligible: [], invalid: [], selected: [] };
  for (const membership of owned) {
    const covered = lines.filter(({ catalogItemId }) => membership.productIds.includes(catalogItemId));
    if (covered.length === 0) continue;
    const payable = covered.filter(({ quantity }) => quantity <= creditsOf(membership));
    const reason = reasonAgainst(membership, { isPayable: payable.length > 0, now });
    if (reason === undefined) options.eligible.push({ membership, lineItemIds: idsOf(payable) });
    else options.invalid.push({ membership, lineItemIds: idsOf(covered), reason });
  }
  for (const selection of selected) {
    const error = problemOf(selection, options, lines);
    if (error) return { options: { ...options, selected: [] }, error };
    options.selected.push(selection);
  }
  return { options };
}

/** Returns the ids of the lines that the selected memberships pay for. */
export const linesPaidBy = ({ selected }: MembershipOptions): Set<string> =>
  new Set(selected.flatMap(({ lineItemIds }) => lineItemIds));

/** Takes one credit for each item that the memberships of an order pay for. */
export async function chargeMemberships(
  tx: Writer,
  { selected }: MembershipOptions,
  lines: readonly ResolvedLine[],
): Promise<void> {
  for (const selection of selected)
    await tx
      .update(memberships)
      .set({
        creditsRemaining: sql`${memberships.creditsRemaining} - ${quantityOf(lines, selection.lineItemIds)}`,
      })
      .where(eq(memberships.id, selection.id));
}

const idsOf = (lines: readonly ResolvedLine[]): string[] => lines.map(({ id }) => id);

const creditsOf = ({ creditsRemaining }: Membership): number => creditsRemaining ?? Number.POSITIVE_INFINITY;

const quantityOf = (lines: readonly ResolvedLine[], lineItemIds: readonly string[]): number =>
  lines.reduce((sum, { id, quantity }) => (lineItemIds.includes(id) ? sum + quantity : sum), 0);

function reasonAgainst(
  { expiresAt, creditsRemaining }: Membership,
  { isPayable, now }: { isPayable: boolean; now: number },
): string | undefined {
  if (expiresAt !== null && now >= expiresAt) return 'Membership has expired';
  if (creditsRemaining === 0) return 'Membership has no credits left';
  return isPayable ? undefined : 'Membership has not enough credits left';
}

function problemOf(
  { id, appId, lineItemIds }: SelectedMembership,
  { eligible, selected }: MembershipOptions,
  lines: readonly ResolvedLine[],
): MembershipError | undefined {
  const known = eligible.find(({ membership }) => membership.id === id && membership.appId === appId);
  const error = (code: string, description: string) => ({ code, description, data: { membershipId: id } });
  if (known === undefined) return error('MEMBERSHIP_NOT_ELIGIBLE', `Membership ${id} cannot be used`);
  const isPaid = (lineId: string) => selected.some((other) => other.lineItemIds.includes(lineId));
  if (lineItemIds.some((lineId) => !known.lineItemIds.includes(lineId) || isPaid(lineId)))
    return error('MEMBERSHIP_DOES_NOT_COVER_ITEM', `Membership ${id} does not cover all of its line items`);
  if (
    selected.some((other) => other.id === id) ||
    quantityOf(lines, lineItemIds) > creditsOf(known.membership)
  )
    return error('MEMBERSHIP_NOT_ENOUGH_CREDITS', `Membership ${id} has not enough credits`);
  return undefined;
}
