import 'server-only';
import { report } from '@/lib/http/respond';
import { readForShopper } from '@/lib/session/read';
import { addressLines } from '@/lib/wix/map/address';
import { getMyMember } from '@/lib/wix/members';
import type { Member, MemberAddress } from './types';

/**
 * The signed-in member for a page that renders. `nobody`: the platform says that this session is no member's.
 * `unreachable`: the platform could not be asked, which says nothing of the member.
 */
export async function readMemberOr(where: string): Promise<Member | 'nobody' | 'unreachable'> {
  try {
    return (await readForShopper(getMyMember)) ?? 'nobody';
  } catch (error) {
    report(error, where);
    return 'unreachable';
  }
}

/** As it is written on a parcel. */
export const addressLinesOf = ({ line1, line2, ...rest }: MemberAddress): string[] =>
  addressLines({ ...rest, addressLine1: line1, addressLine2: line2 });
