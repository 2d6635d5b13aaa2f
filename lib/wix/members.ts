import 'server-only';
import type { members } from '@wix/members';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import type { AddressDraft, Member, MemberAddress, Profile } from '@/lib/model/member';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { isoDate } from './map/date';
import { callOrNull, callPlatform } from './platform-error';
import type { SessionClient } from './session-client';
import { expected, malformedAnswer } from './well-formed';

/** With all fields. Null when the caller is not a member. @throws PlatformError */
export async function fetchMyMember(client: SessionClient): Promise<Member | null> {
  const member = await fetchRawMember(client);
  return member && callPlatform(async () => expected(toMember(member)));
}

const optionalText = z.string().nullish();

const memberShape = z.object({
  _id: optionalText,
  contactId: optionalText,
  loginEmail: optionalText,
  contact: z
    .object({ firstName: optionalText, lastName: optionalText, phones: z.array(z.string()).nullish() })
    .nullish(),
  profile: z.object({ nickname: optionalText }).nullish(),
});

/** As `fetchMyMember`, with the platform's own fields. */
export async function fetchRawMember(client: SessionClient): Promise<members.Member | null> {
  try {
    return await callOrNull(async () => {
      const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] });
      // Without a member, it would look as if the member had signed out.
      if (!member || !memberShape.safeParse(member).success) throw malformedAnswer();
      return member;
    });
  } catch (error) {
    // The platform has been observed to return 403 for a visitor.
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}

/**
 * The platform ignores an empty list of phones, so all are deleted first where the first one is empty.
 * @throws PlatformError with the platform's violations, e.g. of `member.profile.nickname`
 */
export async function updateProfile(
  client: SessionClient,
  memberId: string,
  { firstName, lastName, nickname, phones }: Profile,
): Promise<void> {
  if (!phones[0]) await callPlatform(() => client.members.deleteMemberPhones(memberId));
  const nonEmpty = phones.filter((phone) => phone !== '');
  await callPlatform(() =>
    client.members.updateMember(memberId, {
      contact: { firstName, lastName, phones: nonEmpty.length > 0 ? nonEmpty : undefined },
      profile: { nickname },
    }),
  );
}

/** Adds an address or replaces the one with its id. False when that is gone. @throws PlatformError */
export async function saveAddress(
  client: SessionClient,
  memberId: string,
  draft: AddressDraft,
): Promise<boolean> {
  const stored = await addressesOf(client);
  if (draft.id !== null && !stored.some(({ _id }) => _id === draft.id)) return false;
  // A retry after a lost response: the address is already stored.
  if (draft.id === null && stored.some((address) => isSameAddress(address, draft))) return true;
  const addresses =
    draft.id === null
      ? [...stored, toPlatformAddress(draft)]
      : stored.map((address) => (address._id === draft.id ? toPlatformAddress(draft) : address));
  await callPlatform(() => client.members.updateMember(memberId, { contact: { addresses } }));
  return true;
}

/** An address that no longer exists is not an error. @throws PlatformError */
export async function removeAddress(
  client: SessionClient,
  memberId: string,
  addressId: string,
): Promise<void> {
  const stored = await addressesOf(client);
  const addresses = stored.filter(({ _id }) => _id !== addressId);
  if (addresses.length === stored.length) return;
  // The platform ignores an update with an empty list.
  if (addresses.length === 0) await callPlatform(() => client.members.deleteMemberAddresses(memberId));
  else await callPlatform(() => client.members.updateMember(memberId, { contact: { addresses } }));
}

/** The raw list: an update replaces all of it and must not lose fields that the shop omits. */
async function addressesOf(client: SessionClient): Promise<members.Address[]> {
  return (await fetchRawMember(client))?.contact?.addresses ?? [];
}

const isSameAddress = (address: members.Address, draft: AddressDraft): boolean =>
  Object.entries(toPlatformAddress(draft)).every(
    ([field, value]) => (Object.entries(address).find(([name]) => name === field)?.[1] ?? '') === value,
  );

/** The platform accepts a line or a street with a number, not both. The shop sends a line. */
function toPlatformAddress(draft: AddressDraft): members.Address {
  return {
    ...(draft.id === null ? {} : { _id: draft.id }),
    addressLine: draft.line1,
    addressLine2: draft.line2,
    city: draft.city,
    subdivision: draft.subdivision,
    country: draft.country,
    postalCode: draft.postalCode,
  };
}

/** Sets whether other members see this one. @throws PlatformError, e.g. COMMUNITY_JOIN_IMPOSSIBLE */
export async function setPrivacy(client: SessionClient, privacy: Member['privacy']): Promise<void> {
  await callPlatform(() =>
    privacy === 'public' ? client.members.joinCommunity() : client.members.leaveCommunity(),
  );
}

/**
 * Permanent. The tokens are invalid afterwards, which shows a deletion whose response is lost.
 * @throws PlatformError with a violation of the rule OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN or
 *   ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN
 */
export async function deleteMyMember(client: SessionClient): Promise<void> {
  try {
    await callPlatform(() => client.members.deleteMyMember());
  } catch (error) {
    if (!(error instanceof PlatformError) || error.detail.kind !== 'system') throw error;
    if (!(await isGone(client))) throw error;
  }
}

const isGone = (client: SessionClient): Promise<boolean> =>
  fetchRawMember(client).then(
    (member) => member === null,
    (error: unknown) => error instanceof PlatformError && error.isUnauthenticated,
  );

/** Maps a member with the FULL field set. Null without an id. */
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

/** Null without an id, because such an address can neither be changed nor removed. */
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

/** The fields of the forms, by the platform's paths, such as `member.contact.phones[0]`. */
export const MEMBER_FIELDS = [
  [/firstName/i, 'firstName'],
  [/lastName/i, 'lastName'],
  [/nickname|slug/i, 'nickname'],
  [/phones\[[1-9]/i, 'otherPhone'],
  [/phone/i, 'phone'],
  [/addressLine2/i, 'line2'],
  [/addressLine|streetAddress/i, 'line1'],
  [/city/i, 'city'],
  [/subdivision/i, 'subdivision'],
  [/postalCode/i, 'postalCode'],
  [/country/i, 'country'],
  [/password/i, 'newPassword'],
] as const;

/** Null for another failure. */
export function deletionProblem(error: unknown): 'runsTheShop' | 'hasSubscription' | null {
  if (!(error instanceof PlatformError)) return null;
  const { detail } = error;
  const rules =
    detail.kind === 'validation'
      ? detail.violations.map(({ rule, description, field }) => `${rule} ${description} ${field}`).join(' ')
      : detail.kind === 'application'
        ? detail.code
        : '';
  if (rules.includes('OWNER_OR_CONTRIBUTOR')) return 'runsTheShop';
  return rules.includes('ACTIVE_SUBSCRIPTION') ? 'hasSubscription' : null;
}
