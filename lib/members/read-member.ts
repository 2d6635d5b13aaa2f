import 'server-only';
import { report } from '@/lib/http/respond';
import type { Member, MemberAccount, MemberAddress } from '@/lib/model/member';
import { actForShopper, readForShopper, readSession } from '@/lib/session/read';
import { addressLines } from '@/lib/wix/map/values';
import { getMyMember } from '@/lib/wix/members';

/**
 * Returns the signed-in member for a page that renders. `signed-out`: the platform reports that
 * this session is not a member's. `unreachable`: the platform is unavailable, so nothing is known.
 */
export async function readMemberOr(where: string): Promise<Member | 'signed-out' | 'unreachable'> {
  try {
    return (await readForShopper(getMyMember)) ?? 'signed-out';
  } catch (error) {
    report(error, where);
    return 'unreachable';
  }
}

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

/** Returns the address line by line, as on a parcel. */
export const addressLinesOf = ({ line1, line2, ...rest }: MemberAddress): string[] =>
  addressLines({ ...rest, addressLine1: line1, addressLine2: line2 });
