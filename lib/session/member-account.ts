import 'server-only';
import type { MemberAccount } from '@/lib/members/member-account';
import { getMyMember } from '@/lib/wix/members';
import { actForShopper, readSession } from './read';

/**
 * Returns what pages show of the signed-in member. Returns null for visitors, and for a member whom
 * the platform no longer knows. Call it only where cookies can be set.
 *
 * @throws PlatformError
 */
export async function loadMemberAccount(): Promise<MemberAccount | null> {
  if ((await readSession())?.refreshToken.role !== 'member') return null;
  const member = await actForShopper(getMyMember);
  return member && { name: member.firstName || member.nickname || null, email: member.email || null };
}
