import type { Member } from '../members/schema';

const STATUS = {
  PENDING: 'APPLICANT',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
} as const satisfies Record<Member['status'], string>;

/**
 * A member as the older site-members service returns it: one flat object with its own names for
 * states.
 */
export function siteMemberWire(member: Member) {
  const { document } = member;
  return {
    id: member.id,
    loginEmail: member.loginEmail,
    emailVerified: member.emailVerified,
    role: 'MEMBER',
    contactId: member.contactId,
    firstName: member.firstName,
    lastName: member.lastName,
    nickname: member.nickname,
    slug: member.slug,
    profilePrivacyStatus: member.privacyStatus,
    status: STATUS[member.status],
    creationDate: new Date(member.createdAt).toISOString(),
    lastUpdateDate: new Date(member.updatedAt).toISOString(),
    ...(member.lastLoginAt === null ? {} : { lastLoginDate: new Date(member.lastLoginAt).toISOString() }),
    ...(document.photo?.url ? { picture: document.photo.url } : {}),
    emails: document.emails,
    phones: document.phones,
    addresses: document.addresses.map(({ addressLine, streetAddress, subdivision, ...address }) => ({
      street: addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' '),
      city: address.city ?? '',
      region: subdivision ?? '',
      country: address.country ?? '',
      postalCode: address.postalCode ?? '',
    })),
    labels: [],
    customFields: [],
    groups: [],
  };
}
