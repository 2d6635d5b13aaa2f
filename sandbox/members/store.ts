import { eq, or, type SQL, sql } from 'drizzle-orm';
import { refreshTokens } from '../apps/schema';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { deleteCartOf } from '../ecom/cart-v1/store';
import { emitDomainEvent } from '../events/emit';
import { type Member, members, sessions } from './schema';
import { memberWire } from './wire';

export async function findMember(reader: Reader, id: string): Promise<Member | undefined> {
  const [row] = await reader.select().from(members).where(eq(members.id, id));
  return row;
}

export const memberNotFound = () => applicationError(404, 'NOT_FOUND', 'Member not found');

/** Matches emails case-insensitively. */
export async function findMemberByEmail(reader: Reader, email: string): Promise<Member | undefined> {
  const [row] = await reader
    .select()
    .from(members)
    .where(sql`lower(${members.loginEmail}) = ${email.trim().toLowerCase()}`);
  return row;
}

export async function findMemberBySlug(reader: Reader, slug: string): Promise<Member | undefined> {
  const [row] = await reader.select().from(members).where(eq(members.slug, slug));
  return row;
}

export async function selectMembers(
  reader: Reader,
  page: { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number },
): Promise<{ found: Member[]; total: number }> {
  const found = await reader
    .select()
    .from(members)
    .where(page.where)
    .orderBy(...page.orderBy, members.createdAt, members.id)
    .limit(page.limit)
    .offset(page.offset);
  const [row] = await reader.select({ total: sql<number>`count(*)` }).from(members).where(page.where);
  return { found, total: row?.total ?? 0 };
}

/** Returns the members that match a condition, oldest first. */
export const findMembers = (reader: Reader, where: SQL): Promise<Member[]> =>
  reader.select().from(members).where(where).orderBy(members.createdAt, members.id);

/** Returns the condition that one of the columns contains the text, case-insensitively. */
export const holdsText = (text: string, columns: SQL[]): SQL | undefined =>
  or(...columns.map((column) => sql`instr(lower(${column}), lower(${text})) > 0`));

export async function insertMember(tx: Writer, member: Member): Promise<Member> {
  await tx.insert(members).values(member);
  await emitDomainEvent(tx, {
    ...about(member),
    slug: 'created',
    content: { createdEvent: { entity: memberWire(member, 'FULL') } },
  });
  return member;
}

/** Writes the given columns, counts the change and returns the member. `now` in milliseconds. */
export async function changeMember(
  tx: Writer,
  member: Member,
  change: Partial<Member>,
  now: number,
): Promise<Member> {
  const after = { ...member, ...change, revision: member.revision + 1, updatedAt: now };
  await tx.update(members).set(after).where(eq(members.id, member.id));
  await emitDomainEvent(tx, {
    ...about(after),
    slug: 'updated',
    content: { updatedEvent: { currentEntity: memberWire(after, 'FULL') } },
  });
  return after;
}

const about = ({ id, updatedAt }: Pick<Member, 'id' | 'updatedAt'>) =>
  ({ entityFqdn: 'wix.members.v1.member', entityId: id, at: updatedAt }) as const;

/** Ends every session of a member: deletes session tokens and revokes refresh tokens. */
export async function signOutEverywhere(tx: Writer, memberId: string, now: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
  await tx.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.memberId, memberId));
}

/** Removes a member with cart and sessions. Orders stay in the shop. */
export async function deleteMember(
  tx: Writer,
  platform: Platform,
  memberId: string,
  now: number,
): Promise<void> {
  await signOutEverywhere(tx, memberId, now);
  await deleteCartOf(tx, platform, memberId, now);
  const gone = await tx.delete(members).where(eq(members.id, memberId)).returning();
  for (const member of gone)
    await emitDomainEvent(tx, {
      ...about({ id: memberId, updatedAt: now }),
      slug: 'deleted',
      content: { deletedEvent: { deletedEntity: memberWire(member, 'FULL') } },
    });
}
