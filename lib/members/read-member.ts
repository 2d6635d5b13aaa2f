import 'server-only';
import { report } from '@/lib/http/respond';
import type { Member, MemberAddress } from '@/lib/model/member';
import { readForShopper } from '@/lib/session/read';
import { addressLines } from '@/lib/wix/map/address';
import { getMyMember } from '@/lib/wix/members';

/**
 * Returns the signed-in member for a page that renders. `nobody`: the platform reports that this
 * session is not a member's. `unreachable`: the platform is unavailable, so nothing is known.
 */
export async function readMemberOr(where: string): Promise<Member | 'nobody' | 'unreachable'> {
  try {
    return (await readForShopper(getMyMember)) ?? 'nobody';
  } catch (error) {
    report(error, where);
    return 'unreachable';
  }
}

/** Returns the address line by line, as on a parcel. */
export const addressLinesOf = ({ line1, line2, ...rest }: MemberAddress): string[] =>
  addressLines({ ...rest, addressLine1: line1, addressLine2: line2 });
