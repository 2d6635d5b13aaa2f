import type { members } from '@wix/members';
import type { Member, MemberAddress } from '@/lib/model/member';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { isoDate } from './iso-date';

/** Maps a member with the FULL field set. Returns null without an id. */
export function toMember(member: members.Member): Member | null {
  const { _id: id, contact, profile } = member;
  if (!id) return null;
  return {
    id,
    email: member.loginEmail ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    nickname: profile?.nickname ?? '',
    phones: (contact?.phones ?? []).filter((phone) => phone !== ''),
    addresses: (contact?.addresses ?? []).flatMap((address) => toMemberAddress(address) ?? []),
    privacy: member.privacyStatus === 'PUBLIC' ? 'public' : 'private',
    status: statusOf(member.status),
    activity: activityOf(member.activityStatus),
    joinedAt: isoDate(member._createdDate),
  };
}

/** Returns null without an id, because such an address can neither be changed nor removed. */
function toMemberAddress(address: members.Address): MemberAddress | null {
  const { _id: id, streetAddress, country = '', subdivision = '' } = address;
  if (!id) return null;
  return {
    id,
    line1:
      address.addressLine || [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ').trim(),
    line2: address.addressLine2 ?? '',
    city: address.city ?? '',
    // Other ways into the platform store a state as it was typed.
    subdivision: subdivisionCode(country ?? '', subdivision ?? '') || (subdivision ?? ''),
    country: country ?? '',
    postalCode: address.postalCode ?? '',
  };
}

// A field outside the requested set arrives as UNKNOWN. So does a value that a newer platform adds.

function statusOf(status: string | undefined): Member['status'] {
  switch (status) {
    case 'PENDING':
      return 'pending';
    case 'APPROVED':
      return 'approved';
    case 'BLOCKED':
      return 'blocked';
    case 'OFFLINE':
      return 'offline';
    default:
      return 'unknown';
  }
}

function activityOf(status: string | undefined): Member['activity'] {
  switch (status) {
    case 'ACTIVE':
      return 'active';
    case 'MUTED':
      return 'muted';
    default:
      return 'unknown';
  }
}
