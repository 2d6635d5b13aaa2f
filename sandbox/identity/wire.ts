import type { Member } from '../members/schema';

const STATUS = { PENDING: 'PENDING', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE' } as const;

/** A member as the identity calls return it. */
export function identityWire(member: Member) {
  const { document } = member;
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: new Date(member.createdAt).toISOString(),
    updatedDate: new Date(member.updatedAt).toISOString(),
    connections: member.providers.map((id) => ({
      idpConnection: { idpConnectionId: id, idpUserId: member.id },
    })),
    identityProfile: {
      ...(member.firstName ? { firstName: member.firstName } : {}),
      ...(member.lastName ? { lastName: member.lastName } : {}),
      nickname: member.nickname,
      slug: member.slug,
      emails: document.emails,
      phones: document.phones,
      labels: [],
      privacyStatus: member.privacyStatus,
      customFields: [],
      secondaryEmails: [],
      phonesV2: [],
      addresses: [],
    },
    email: { address: member.loginEmail, isVerified: member.emailVerified },
    status: { name: mustWait(member) ? 'PENDING' : STATUS[member.status], reasons: reasonsOf(member) },
    factors: [],
  };
}

const mustWait = ({ mustVerifyEmail, emailVerified, status }: Member): boolean =>
  status === 'APPROVED' && mustVerifyEmail && !emailVerified;

function reasonsOf(member: Member): string[] {
  return [
    ...(member.status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : []),
    ...(member.mustVerifyEmail && !member.emailVerified ? ['PENDING_EMAIL_VERIFICATION_REQUIRED'] : []),
  ];
}
