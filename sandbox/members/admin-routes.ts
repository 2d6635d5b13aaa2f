import { type Context, Hono } from 'hono';
import { emailSchema } from '../core/address';
import { readArguments } from '../core/arguments';
import { readCaller } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { actOnMember, isMemberAction, MEMBER_ACTIONS } from './actions';
import { createMember } from './new-member';
import { emailTaken, emailViolation } from './rejections';
import { bulkDeleteRequest, createMemberRequest } from './requests';
import { MEMBERS } from './routes';
import { changeMember, deleteMember, findMember, findMemberByEmail, memberNotFound } from './store';
import { changedColumns } from './update';
import { memberWire } from './wire';

/** Member calls that are reserved for the merchant's apps. */
export function memberAdminRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  async function requireAdmin(c: Context): Promise<void> {
    if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
  }

  app.post(MEMBERS, async (c) => {
    await requireAdmin(c);
    const { member: sent } = await readArguments(c, createMemberRequest);
    const email = emailSchema.safeParse(sent.loginEmail);
    if (!email.success) throw emailViolation('member.loginEmail');
    const member = await db.write(async (tx) => {
      if ((await findMemberByEmail(tx, email.data)) !== undefined) throw emailTaken();
      const { nickname, slug } = sent.profile ?? {};
      const profile = { ...(nickname ? { nickname } : {}), ...(slug ? { slug } : {}) };
      const now = clock.now();
      const made = await createMember(
        tx,
        { loginEmail: email.data, passwordHash: null, status: 'APPROVED', profile },
        now,
      );
      return changeMember(tx, made, changedColumns(made, sent), now);
    });
    return c.json({ member: memberWire(member, 'FULL') });
  });

  for (const action of Object.keys(MEMBER_ACTIONS).filter(isMemberAction))
    app.post(`${MEMBERS}/:id/${action}`, async (c) => {
      await requireAdmin(c);
      const id = c.req.param('id');
      const member = await db.write((tx) => actOnMember(tx, id, action, clock.now()));
      return c.json({ member: memberWire(member, 'FULL') });
    });

  app.post(`${MEMBERS}/bulk/delete`, async (c) => {
    await requireAdmin(c);
    const { memberIds } = await readArguments(c, bulkDeleteRequest);
    const results = await db.write(async (tx) => {
      const deleted: { itemMetadata: { id: string; originalIndex: number; success: boolean } }[] = [];
      for (const [originalIndex, id] of memberIds.entries()) {
        const success = (await findMember(tx, id)) !== undefined;
        if (success) await deleteMember(tx, platform, id, clock.now());
        deleted.push({ itemMetadata: { id, originalIndex, success } });
      }
      return deleted;
    });
    const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
    return c.json({
      results,
      bulkActionMetadata: {
        totalSuccesses,
        totalFailures: results.length - totalSuccesses,
        undetailedFailures: 0,
      },
    });
  });

  app.delete(`${MEMBERS}/:id`, async (c) => {
    await requireAdmin(c);
    const id = c.req.param('id');
    await db.write(async (tx) => {
      if ((await findMember(tx, id)) === undefined) throw memberNotFound();
      await deleteMember(tx, platform, id, clock.now());
    });
    return c.json({});
  });

  return app;
}
