import type { Writer } from '../db/database';
import type { Member } from './schema';
import { findMemberBySlug, insertMember } from './store';

/** The data of a new member. The caller validates texts. */
export type NewMember = {
  loginEmail: string;
  passwordHash: string | null;
  status: 'PENDING' | 'APPROVED';
  emailVerified?: boolean;
  mustVerifyEmail?: boolean;
  privacyStatus?: 'PRIVATE' | 'PUBLIC';
  profile?: {
    firstName?: string;
    lastName?: string;
    nickname?: string;
    slug?: string;
  };
  document?: Partial<Member['document']>;
};

/**
 * Stores a new member. Nickname and slug come from the login email unless given. `now` in
 * milliseconds.
 */
export async function createMember(tx: Writer, member: NewMember, now: number): Promise<Member> {
  const { firstName = '', lastName = '', nickname, slug } = member.profile ?? {};
  const localPart = member.loginEmail.split('@')[0] ?? '';
  const displayName = nickname || localPart;
  return insertMember(tx, {
    id: crypto.randomUUID(),
    loginEmail: member.loginEmail,
    emailVerified: member.emailVerified ?? false,
    mustVerifyEmail: member.mustVerifyEmail ?? false,
    status: member.status,
    privacyStatus: member.privacyStatus ?? 'PRIVATE',
    activityStatus: 'ACTIVE',
    contactId: crypto.randomUUID(),
    passwordHash: member.passwordHash,
    providers: [],
    mustResetPassword: false,
    slug: await freeSlug(tx, slug || displayName),
    nickname: displayName,
    firstName,
    lastName,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    lastLoginAt: null,
    document: { phones: [], emails: [member.loginEmail], addresses: [], ...member.document },
  });
}

/** Returns a free slug for a name: `ada`, `ada-2`, … */
async function freeSlug(tx: Writer, name: string): Promise<string> {
  const base =
    name
      .normalize('NFKD')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 100) || 'member';
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if ((await findMemberBySlug(tx, slug)) === undefined) return slug;
  }
}
