import { applicationError } from '../core/errors';
import type { Writer } from '../db/database';
import type { Member } from './schema';
import { changeMember, findMember, signOutEverywhere } from './store';

/** The actions of a merchant on a member, with their effects. */
export const MEMBER_ACTIONS = {
  approve: { status: 'APPROVED' },
  block: { status: 'BLOCKED' },
  disconnect: { status: 'OFFLINE' },
  mute: { activityStatus: 'MUTED' },
  unmute: { activityStatus: 'ACTIVE' },
} as const satisfies Record<string, Partial<Member>>;

export type MemberAction = keyof typeof MEMBER_ACTIONS;

export const isMemberAction = (name: string): name is MemberAction => Object.hasOwn(MEMBER_ACTIONS, name);

/** Applies the action and returns the member. @throws PlatformError 404. */
export async function actOnMember(
  tx: Writer,
  id: string,
  action: MemberAction,
  now: number,
): Promise<Member> {
  const before = await findMember(tx, id);
  if (before === undefined) throw applicationError(404, 'NOT_FOUND', 'Member not found');
  // Access tokens expire by themselves within four hours.
  if (action === 'block' || action === 'disconnect') await signOutEverywhere(tx, id, now);
  return changeMember(tx, before, MEMBER_ACTIONS[action], now);
}
