import { and } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { readArguments } from '../core/arguments';
import { requireAdmin } from '../core/caller';
import { validationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { filterToSql } from '../core/query';
import type { Writer } from '../db/database';
import { memberFields, searchToSql } from './fields';
import { type ByFilterRequest, byFilterRequest } from './requests';
import { MEMBERS } from './routes';
import type { Member } from './schema';
import { changeMember, deleteMember, findMembers, signOutEverywhere } from './store';

/**
 * The merchant's actions on all members of a filter. The platform responds with a job and continues
 * in the background. The sandbox does the work before it responds. No call of these packages reads
 * a job.
 */
export function memberBulkRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  const byFilter = (
    name: 'delete' | 'approve' | 'block',
    work: (tx: Writer, member: Member, now: number) => Promise<unknown>,
  ) =>
    app.post(`${MEMBERS}/bulk/${name}-by-filter`, async (c: Context) => {
      await requireAdmin(platform, c);
      const request = await readArguments(c, byFilterRequest);
      const where = whereOf(request);
      await db.write(async (tx) => {
        const now = clock.now();
        for (const member of await findMembers(tx, where)) await work(tx, member, now);
      });
      return c.json({ jobId: crypto.randomUUID() });
    });

  byFilter('delete', (tx, { id }, now) => deleteMember(tx, platform, id, now));
  byFilter('approve', (tx, member, now) => changeMember(tx, member, { status: 'APPROVED' }, now));
  byFilter('block', async (tx, member, now) => {
    await signOutEverywhere(tx, member.id, now);
    return changeMember(tx, member, { status: 'BLOCKED' }, now);
  });

  return app;
}

/** @throws PlatformError 400 for an empty filter, which would match every member. */
function whereOf({ filter, search }: ByFilterRequest) {
  const where = and(
    filterToSql(memberFields, filter),
    search ? searchToSql(search.expression, search.fields) : undefined,
  );
  if (where === undefined)
    throw validationError([
      { field: 'filter', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
    ]);
  return where;
}
