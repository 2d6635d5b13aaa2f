import type { CartMemberships, MembershipOption, SelectedMembership } from './cart';

/**
 * Returns the lines that each requested membership pays for. One membership pays for a whole line,
 * and needs a credit for each item. `isComplete` is false when a requested membership pays for
 * nothing.
 */
export function selectMemberships(
  requestedIds: readonly string[],
  eligible: readonly MembershipOption[],
): { selected: SelectedMembership[]; isComplete: boolean } {
  const paid = new Set<string>();
  const selected = eligible
    .filter(({ id }) => requestedIds.includes(id))
    .map(({ id, appId, lines, creditsLeft }): SelectedMembership => {
      let credits = creditsLeft ?? Number.POSITIVE_INFINITY;
      const lineIds: string[] = [];
      for (const line of lines) {
        if (paid.has(line.id) || line.quantity > credits) continue;
        credits -= line.quantity;
        paid.add(line.id);
        lineIds.push(line.id);
      }
      return { id, appId, lineIds };
    })
    .filter(({ lineIds }) => lineIds.length > 0);
  return { selected, isComplete: requestedIds.every((id) => selected.some((one) => one.id === id)) };
}

/**
 * Returns the requested memberships that concern this cart. Leaves out a membership whose lines
 * were all removed.
 */
export const relevantIds = (
  requestedIds: readonly string[],
  { eligible, invalid }: CartMemberships,
): string[] => requestedIds.filter((id) => [...eligible, ...invalid].some((one) => one.id === id));
