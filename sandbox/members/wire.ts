import type { Member } from './schema';

/** How much of a member a response contains. */
export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL';

/**
 * A member in wire shape. PUBLIC: the public profile, with unknown states. EXTENDED: also states,
 * login email and dates. FULL: also the contact.
 */
export function memberWire(member: Member, fieldset: Fieldset) {
  const { id, document, nickname, slug } = member;
  const profile = {
    nickname,
    slug,
    title: document.title ?? '',
    ...(document.photo ? { photo: document.photo } : {}),
    ...(document.cover ? { cover: document.cover } : {}),
  };
  if (fieldset === 'PUBLIC')
    return { id, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN', profile };
  const extended = {
    id,
    loginEmail: member.loginEmail,
    loginEmailVerified: member.emailVerified,
    status: member.status,
    contactId: member.contactId,
    privacyStatus: member.privacyStatus,
    activityStatus: member.activityStatus,
    createdDate: new Date(member.createdAt).toISOString(),
    updatedDate: new Date(member.updatedAt).toISOString(),
    ...(member.lastLoginAt === null ? {} : { lastLoginDate: new Date(member.lastLoginAt).toISOString() }),
    profile,
  };
  if (fieldset === 'EXTENDED') return extended;
  const { phones, emails, addresses, birthdate = '', company = '', jobTitle = '' } = document;
  return {
    ...extended,
    contact: {
      contactId: member.contactId,
      firstName: member.firstName,
      lastName: member.lastName,
      phones,
      emails,
      addresses,
      birthdate,
      company,
      jobTitle,
      customFields: {},
    },
  };
}
