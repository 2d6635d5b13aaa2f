import type { Writer } from '../db/database';
import { hashPassword } from '../identity/passwords';
import { members } from '../members/schema';
import { stableId } from './ids';
import type { SeedMember } from './shop-file';

const JOINED = Date.UTC(2025, 2, 4, 9, 30);

/** The id of a member that every seed of the sandbox has. Tests sign in as her. */
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

export async function seedMembers(tx: Writer, all: readonly SeedMember[]): Promise<void> {
  const rows = await Promise.all(
    all.map(async ({ email, password, phone, address, ...member }) => ({
      ...member,
      loginEmail: email,
      id: stableId(`member:${email}`),
      contactId: stableId(`contact:${email}`),
      passwordHash: await hashOnce(password),
      emailVerified: true,
      mustVerifyEmail: false,
      mustResetPassword: false,
      activityStatus: 'ACTIVE' as const,
      revision: 1,
      createdAt: JOINED,
      updatedAt: JOINED,
      lastLoginAt: null,
      document: {
        phones: phone === undefined ? [] : [phone],
        emails: [email],
        addresses: address === undefined ? [] : [addressOf(member.slug, address)],
      },
    })),
  );
  if (rows.length > 0) await tx.insert(members).values(rows);
}

function addressOf(slug: string, address: NonNullable<SeedMember['address']>) {
  const { addressLine, city, subdivision, country, postalCode } = address;
  return {
    id: stableId(`address:${slug}`),
    addressLine,
    city,
    ...(subdivision !== undefined && { subdivision }),
    country,
    postalCode,
  };
}
