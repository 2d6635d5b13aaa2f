import { and, eq, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Caller } from '../core/access-tokens';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { applicationError, plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { filterToSql, pagingOf, sortToSql } from '../core/query';
import type { Writer } from '../db/database';
import { memberFields, searchToSql } from './fields';
import { fieldsetsRequest, listRequest, queryRequest, slugRequest, updateMemberRequest } from './requests';
import type { Member } from './schema';
import { members } from './schema';
import {
  changeMember,
  deleteMember,
  findMember,
  findMemberBySlug,
  memberNotFound,
  selectMembers,
} from './store';
import { changedColumns } from './update';
import { type Fieldset, memberWire } from './wire';

export const MEMBERS = '/members/v1/members';

/**
 * Members as they read and change themselves, and as others see them. Admins may do all of it for
 * any member.
 */
export function memberRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  /** Changes a member in one transaction. The response has every field that the caller may see. */
  async function change(id: string, work: (member: Member, tx: Writer) => Promise<Partial<Member>>) {
    return db.write(async (tx) => {
      const member = await requireMember(tx, id);
      return changeMember(tx, member, await work(member, tx), clock.now());
    });
  }

  app.get(`${MEMBERS}/my`, async (c) => {
    const memberId = await readMemberId(platform, c);
    const { fieldsets } = await readArguments(c, fieldsetsRequest);
    return c.json({ member: memberWire(await requireMember(db.read, memberId), widest(fieldsets)) });
  });

  app.delete(`${MEMBERS}/my`, async (c) => {
    const memberId = await readMemberId(platform, c);
    await db.write(async (tx) => {
      await requireMember(tx, memberId);
      await deleteMember(tx, platform, memberId, clock.now());
    });
    return c.json({});
  });

  app.post(`${MEMBERS}/my/slug`, async (c) => {
    const memberId = await readMemberId(platform, c);
    const { slug } = await readArguments(c, slugRequest);
    const member = await change(memberId, (before, tx) => newSlug(tx, before, slug));
    return c.json({ member: memberWire(member, 'FULL') });
  });

  for (const [path, privacyStatus] of [
    ['join-community', 'PUBLIC'],
    ['leave-community', 'PRIVATE'],
  ] as const)
    app.post(`${MEMBERS}/${path}`, async (c) => {
      const member = await change(await readMemberId(platform, c), async ({ status }) => {
        if (path === 'join-community' && status !== 'APPROVED')
          throw applicationError(428, 'COMMUNITY_JOIN_IMPOSSIBLE', `A member that is ${status} cannot join`);
        return { privacyStatus };
      });
      return c.json({ member: memberWire(member, 'FULL') });
    });

  app.post(`${MEMBERS}/query`, async (c) => {
    const caller = await readCaller(platform, c);
    const { query, fieldsets, search } = await readArguments(c, queryRequest);
    const where = and(
      filterToSql(memberFields, query?.filter),
      search ? searchToSql(search.expression, search.fields) : undefined,
    );
    const orderBy = sortToSql(memberFields, query?.sort);
    return c.json(await list(caller, { where, orderBy, ...pagingOf(query ?? undefined), fieldsets }));
  });

  app.get(MEMBERS, async (c) => {
    const caller = await readCaller(platform, c);
    const { paging, sorting, fieldsets } = await readArguments(c, listRequest);
    const orderBy = sortToSql(memberFields, sorting);
    const page = { limit: paging?.limit ?? 100, offset: paging?.offset ?? 0 };
    return c.json(await list(caller, { where: undefined, orderBy, ...page, fieldsets }));
  });

  // Only an admin sees hidden members, and more of other members than the public profile.
  async function list(
    caller: Caller,
    query: {
      where: SQL | undefined;
      orderBy: SQL[];
      limit: number;
      offset: number;
      fieldsets: readonly Fieldset[] | null | undefined;
    },
  ) {
    const visible = caller.kind === 'admin' ? undefined : eq(members.privacyStatus, 'PUBLIC');
    const { found, total } = await selectMembers(db.read, { ...query, where: and(visible, query.where) });
    return {
      members: found.map((member) => memberWire(member, visibleFieldset(caller, member, query.fieldsets))),
      metadata: { count: found.length, offset: query.offset, total },
    };
  }

  app.get(`${MEMBERS}/:id`, async (c) => {
    const caller = await readCaller(platform, c);
    const { fieldsets } = await readArguments(c, fieldsetsRequest);
    const member = await requireMember(db.read, c.req.param('id'));
    if (member.privacyStatus === 'PRIVATE' && !mayChange(caller, member.id)) throw memberNotFound();
    return c.json({ member: memberWire(member, visibleFieldset(caller, member, fieldsets)) });
  });

  app.patch(`${MEMBERS}/:id`, async (c) => {
    const id = await ownId(platform, c);
    const { member: sent } = await readArguments(c, updateMemberRequest);
    const member = await change(id, async (before) => changedColumns(before, sent));
    return c.json({ member: memberWire(member, 'FULL') });
  });

  app.post(`${MEMBERS}/:id/slug`, async (c) => {
    const id = await ownId(platform, c);
    const { slug } = await readArguments(c, slugRequest);
    const member = await change(id, (before, tx) => newSlug(tx, before, slug));
    return c.json({ member: memberWire(member, 'FULL') });
  });

  for (const part of ['phones', 'emails', 'addresses'] as const)
    app.delete(`${MEMBERS}/:id/${part}`, async (c) => {
      const id = await ownId(platform, c);
      const member = await change(id, async ({ document }) => ({ document: { ...document, [part]: [] } }));
      return c.json({ member: memberWire(member, 'FULL') });
    });

  return app;
}

/**
 * Returns the calling member's id. @throws PlatformError 403 for a visitor, as observed on the live
 * platform.
 */
async function readMemberId(platform: Platform, c: Context): Promise<string> {
  const caller = await readCaller(platform, c);
  if (caller.kind !== 'member') throw plainError(403, 'Permission denied');
  return caller.memberId;
}

/**
 * Returns the id in the path, which must be the caller's own unless an admin calls. @throws
 * PlatformError 403.
 */
async function ownId(platform: Platform, c: Context): Promise<string> {
  const caller = await readCaller(platform, c);
  const id = c.req.param('id') ?? '';
  if (!mayChange(caller, id)) throw plainError(403, 'Permission denied');
  return id;
}

const mayChange = (caller: Caller, memberId: string): boolean =>
  caller.kind === 'admin' || (caller.kind === 'member' && caller.memberId === memberId);

async function requireMember(reader: Platform['db']['read'] | Writer, id: string): Promise<Member> {
  const member = await findMember(reader, id);
  if (member === undefined) throw memberNotFound();
  return member;
}

/** @throws PlatformError 409 SLUG_ALREADY_EXISTS. Slugs are case-sensitive. */
async function newSlug(tx: Writer, member: Member, slug: string): Promise<Partial<Member>> {
  const holder = await findMemberBySlug(tx, slug);
  if (holder !== undefined && holder.id !== member.id)
    throw applicationError(409, 'SLUG_ALREADY_EXISTS', 'Slug already exists');
  return { slug };
}

const widest = (fieldsets: readonly Fieldset[] | null | undefined): Fieldset =>
  (['FULL', 'EXTENDED'] as const).find((fieldset) => fieldsets?.includes(fieldset)) ?? 'PUBLIC';

const visibleFieldset = (
  caller: Caller,
  member: Member,
  fieldsets: readonly Fieldset[] | null | undefined,
): Fieldset => (mayChange(caller, member.id) ? widest(fieldsets) : 'PUBLIC');
