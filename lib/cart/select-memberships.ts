import type { CartMemberships, MembershipOption, SelectedMembership } from './types';

/**
 * Returns which lines each of the requested memberships pays for. A line is paid once, as a whole, and by a membership
 * with a credit for each item. `isComplete` is false when one of those requested pays for nothing.
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
 * The requested memberships that have to do with this cart. One whose lines were all removed is of no interest until
 * they are back.
 */
export const relevantIds = (
  requestedIds: readonly string[],
  { eligible, invalid }: CartMemberships,
): string[] => requestedIds.filter((id) => [...eligible, ...invalid].some((one) => one.id === id));
