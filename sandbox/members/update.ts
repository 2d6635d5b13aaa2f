import type { MemberChange } from './requests';
import type { Member } from './schema';
import type { MemberAddress } from './types';

/**
 * Returns the columns of a change, only for the fields that it names. An empty text clears a field.
 * An empty list of phones, emails or addresses is ignored, as the platform documents, because the
 * delete calls clear those.
 */
export function changedColumns(
  member: Member,
  { contact, profile, privacyStatus }: MemberChange,
): Partial<Member> {
  const { document } = member;
  return {
    ...(contact?.firstName === undefined ? {} : { firstName: contact.firstName }),
    ...(contact?.lastName === undefined ? {} : { lastName: contact.lastName }),
    // A member without a nickname would have no name on the site.
    ...(profile?.nickname ? { nickname: profile.nickname } : {}),
    ...(privacyStatus ? { privacyStatus } : {}),
    document: {
      ...document,
      ...(contact?.phones?.length ? { phones: contact.phones } : {}),
      ...(contact?.emails?.length ? { emails: contact.emails } : {}),
      ...(contact?.addresses?.length
        ? { addresses: contact.addresses.map((address) => toAddress(address, document.addresses)) }
        : {}),
      ...(contact?.birthdate === undefined ? {} : { birthdate: contact.birthdate }),
      ...(contact?.company === undefined ? {} : { company: contact.company }),
      ...(contact?.jobTitle === undefined ? {} : { jobTitle: contact.jobTitle }),
      ...(profile?.title === undefined ? {} : { title: profile.title }),
      ...(profile?.photo ? { photo: profile.photo } : {}),
      ...(profile?.cover ? { cover: profile.cover } : {}),
    },
  };
}

type SentAddress = NonNullable<NonNullable<NonNullable<MemberChange['contact']>['addresses']>[number]>;

/**
 * An address keeps its id when the member already has one with that id. Otherwise it gets a new id.
 */
function toAddress(
  { id, streetAddress, ...sent }: SentAddress,
  known: readonly MemberAddress[],
): MemberAddress {
  const given = Object.entries(sent).filter(([, value]) => value);
  const street = Object.entries(streetAddress ?? {}).filter(([, value]) => value);
  return {
    ...Object.fromEntries(given),
    // The platform has only one of the two.
    ...(!sent.addressLine && street.length > 0 ? { streetAddress: Object.fromEntries(street) } : {}),
    id: known.find((address) => address.id === id)?.id ?? crypto.randomUUID(),
  };
}
