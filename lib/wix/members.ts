import 'server-only';
import type { members } from '@wix/members';
import type { AddressDraft, Member, Profile } from '@/lib/members/types';
import { toMember } from './map/member';
import { callOrNull, callPlatform, PlatformError } from './platform-error';
import type { SessionClient } from './session-client';
import { expected } from './well-formed';

/**
 * The caller as a member, with everything that is known of them, or null when the caller is nobody's member.
 *
 * @throws PlatformError
 */
export async function getMyMember(client: SessionClient): Promise<Member | null> {
  const member = await getRawMember(client);
  return member && callPlatform(async () => expected(toMember(member)));
}

async function getRawMember(client: SessionClient): Promise<members.Member | null> {
  try {
    // An answer without a member would look like somebody who has signed out.
    return await callOrNull(async () =>
      expected((await client.members.getCurrentMember({ fieldsets: ['FULL'] })).member),
    );
  } catch (error) {
    // Seen for a visitor.
    if (error instanceof PlatformError && error.isForbidden) return null;
    throw error;
  }
}

/**
 * Changes names and phones. The platform takes no notice of an empty list of phones, so without a first phone they are
 * all deleted before the update.
 *
 * @throws PlatformError with the platform's violations, e.g. of `member.profile.nickname`.
 */
export async function updateProfile(
  client: SessionClient,
  memberId: string,
  { firstName, lastName, nickname, phones }: Profile,
): Promise<void> {
  if (!phones[0]) await callPlatform(() => client.members.deleteMemberPhones(memberId));
  const kept = phones.filter((phone) => phone !== '');
  await callPlatform(() =>
    client.members.updateMember(memberId, {
      contact: { firstName, lastName, ...(kept.length > 0 ? { phones: kept } : {}) },
      profile: { nickname },
    }),
  );
}

/**
 * Adds an address, or replaces the one with the same id.
 *
 * @returns false when there is no address with that id (any more).
 * @throws PlatformError
 */
export async function saveAddress(
  client: SessionClient,
  memberId: string,
  draft: AddressDraft,
): Promise<boolean> {
  const known = await addressesOf(client);
  if (draft.id !== null && !known.some(({ _id }) => _id === draft.id)) return false;
  // Sent again because the first answer was lost: it is in the book.
  if (draft.id === null && known.some((address) => isSameAddress(address, draft))) return true;
  const addresses =
    draft.id === null
      ? [...known, toPlatformAddress(draft)]
      : known.map((address) => (address._id === draft.id ? toPlatformAddress(draft) : address));
  await callPlatform(() => client.members.updateMember(memberId, { contact: { addresses } }));
  return true;
}

/** Removes an address; one that is gone already is no error. @throws PlatformError */
export async function removeAddress(
  client: SessionClient,
  memberId: string,
  addressId: string,
): Promise<void> {
  const known = await addressesOf(client);
  const addresses = known.filter(({ _id }) => _id !== addressId);
  if (addresses.length === known.length) return;
  // An update with an empty list changes nothing.
  if (addresses.length === 0) await callPlatform(() => client.members.deleteMemberAddresses(memberId));
  else await callPlatform(() => client.members.updateMember(memberId, { contact: { addresses } }));
}

/** The list as the platform has it: an update replaces all of it, and must not lose what the shop does not show. */
async function addressesOf(client: SessionClient): Promise<members.Address[]> {
  return (await getRawMember(client))?.contact?.addresses ?? [];
}

const isSameAddress = (address: members.Address, draft: AddressDraft): boolean =>
  Object.entries(toPlatformAddress(draft)).every(
    ([field, value]) => (Object.entries(address).find(([name]) => name === field)?.[1] ?? '') === value,
  );

/** The platform takes a line or a street with a number, not both; what is typed is a line. */
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

/** Shows the member to other members, or hides them. @throws PlatformError, e.g. COMMUNITY_JOIN_IMPOSSIBLE */
export async function setPrivacy(client: SessionClient, privacy: Member['privacy']): Promise<void> {
  await callPlatform(() =>
    privacy === 'public' ? client.members.joinCommunity() : client.members.leaveCommunity(),
  );
}

/**
 * Deletes the caller's membership for good. The tokens are worth nothing afterwards.
 *
 * @throws PlatformError with a violation of the rule OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN or
 * ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN
 */
export async function deleteMyMember(client: SessionClient): Promise<void> {
  await callPlatform(() => client.members.deleteMyMember());
}
