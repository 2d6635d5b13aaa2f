import type { Writer } from '../db/database';
import { hashPassword } from '../identity/passwords';
import { members } from '../members/schema';
import type { Member } from '../members/store';
import { stableId } from './ids';

type SeedMember = Pick<
  Member,
  'loginEmail' | 'status' | 'slug' | 'nickname' | 'firstName' | 'lastName' | 'privacyStatus'
> & { password: string; document: Partial<Member['document']> };

const JOINED = Date.UTC(2025, 2, 4, 9, 30);

/** One member for each result of signing in. The passwords are public: this is demo data. */
const SEED_MEMBERS: SeedMember[] = [
  {
    loginEmail: 'ada@example.com',
    password: 'halden-ada-1',
    status: 'APPROVED',
    slug: 'ada',
    nickname: 'Ada',
    firstName: 'Ada',
    lastName: 'Berg',
    privacyStatus: 'PUBLIC',
    document: {
      phones: ['+1 518 555 0142'],
      addresses: [
        {
          id: stableId('address:ada'),
          addressLine: '1 Warren Street',
          city: 'Hudson',
          subdivision: 'US-NY',
          country: 'US',
          postalCode: '12534',
        },
      ],
    },
  },
  {
    loginEmail: 'blocked@example.com',
    password: 'halden-blocked-1',
    status: 'BLOCKED',
    slug: 'blocked',
    nickname: 'Bo',
    firstName: 'Bo',
    lastName: 'Lund',
    privacyStatus: 'PRIVATE',
    document: {},
  },
  {
    loginEmail: 'pending@example.com',
    password: 'halden-pending-1',
    status: 'PENDING',
    slug: 'pending',
    nickname: 'Pia',
    firstName: 'Pia',
    lastName: 'Dahl',
    privacyStatus: 'PRIVATE',
    document: {},
  },
];

/** Ada's id; her orders are seeded as well. */
export const ADA_ID = stableId('member:ada@example.com');

/**
 * Hashing is slow by design, so a process hashes each password once, no matter how often it seeds.
 */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export async function seedMembers(tx: Writer): Promise<void> {
  const rows = await Promise.all(
    SEED_MEMBERS.map(async ({ password, document, ...member }) => ({
      ...member,
      id: stableId(`member:${member.loginEmail}`),
      contactId: stableId(`contact:${member.loginEmail}`),
      passwordHash: await hashOnce(password),
      emailVerified: true,
      mustVerifyEmail: false,
      mustResetPassword: false,
      activityStatus: 'ACTIVE' as const,
      revision: 1,
      createdAt: JOINED,
      updatedAt: JOINED,
      lastLoginAt: null,
      document: { phones: [], emails: [member.loginEmail], addresses: [], ...document },
    })),
  );
  await tx.insert(members).values(rows);
}
