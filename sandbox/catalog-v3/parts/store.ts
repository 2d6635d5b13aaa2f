import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogParts, customizationChoices } from '../../catalog/search/schema';
import { groupBy } from '../../core/group-by';
import type { Platform } from '../../core/platform';
import { filterToSql, type QueryFields, sortToSql } from '../../core/query';
import type { Position } from '../cursor';
import { requireDeclared } from '../declared-fields';

export type PartKind = (typeof catalogParts.$inferSelect)['kind'];
export type StoredPart = typeof catalogParts.$inferSelect & {
  /** Of a customization. */
  choices: (typeof customizationChoices.$inferSelect)[];
};

const FIELDS: QueryFields = (name) => {
  switch (name) {
    case 'id':
      return { kind: 'text', column: catalogParts.id, sortable: true };
    case 'name':
    // The name of an info section in the dashboard.
    case 'uniqueName':
      return { kind: 'text', column: catalogParts.name, sortable: true };
    case 'title':
      return { kind: 'text', column: sql`${catalogParts.document} ->> '$.title'`, sortable: true };
    case 'customizationType':
    case 'customizationRenderType':
      return { kind: 'text', column: sql`${catalogParts.document} ->> ${`$.${name}`}`, sortable: true };
    case 'createdDate':
      return { kind: 'instant', column: catalogParts.createdAt, sortable: true };
    case 'updatedDate':
      return { kind: 'instant', column: catalogParts.updatedAt, sortable: true };
    default:
      return undefined;
  }
};

/**
 * Returns a page of the parts of a kind, by name. @throws PlatformError 400 for undeclared fields.
 */
export async function queryParts(
  platform: Platform,
  kind: PartKind,
  at: Position,
): Promise<{ parts: StoredPart[]; total: number }> {
  const { read } = platform.db;
  requireDeclared(FIELDS, at);
  const where = and(eq(catalogParts.kind, kind), filterToSql(FIELDS, at.filter));
  const order = sortToSql(FIELDS, at.sort);
  const rows = await read
    .select()
    .from(catalogParts)
    .where(where)
    .orderBy(...(order.length > 0 ? order : [asc(catalogParts.name)]), asc(catalogParts.id))
    .limit(at.limit)
    .offset(at.offset);
  return { parts: await withChoices(platform, rows), total: await countWhere(platform, where) };
}

/** @throws PlatformError 400 for undeclared fields. */
export function countParts(platform: Platform, kind: PartKind, filter: Position['filter']): Promise<number> {
  requireDeclared(FIELDS, { filter });
  return countWhere(platform, and(eq(catalogParts.kind, kind), filterToSql(FIELDS, filter)));
}

async function countWhere(platform: Platform, where: SQL | undefined): Promise<number> {
  const [row] = await platform.db.read.select({ total: count() }).from(catalogParts).where(where);
  return row?.total ?? 0;
}

export async function findPart(
  platform: Platform,
  kind: PartKind,
  by: 'id' | 'name',
  value: string,
): Promise<StoredPart | undefined> {
  const rows = await platform.db.read
    .select()
    .from(catalogParts)
    .where(and(eq(catalogParts.kind, kind), eq(catalogParts[by], value)));
  return (await withChoices(platform, rows))[0];
}

async function withChoices(
  platform: Platform,
  rows: (typeof catalogParts.$inferSelect)[],
): Promise<StoredPart[]> {
  const choices = await platform.db.read
    .select()
    .from(customizationChoices)
    .where(
      inArray(
        customizationChoices.customizationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(customizationChoices.name));
  const byPart = groupBy(choices, ({ customizationId }) => customizationId);
  return rows.map((row) => ({ ...row, choices: byPart.get(row.id) ?? [] }));
}
