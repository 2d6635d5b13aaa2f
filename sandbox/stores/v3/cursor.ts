import { z } from 'zod';
import { validationError } from '../../core/errors';
import { wireQuery } from '../../core/query';

const paging = z
  .object({
    // In an address it is a text.
    limit: z.coerce.number().int().min(1).max(100).optional(),
    cursor: z.string().max(16_000).nullish(),
  })
  .nullish();

/** `{ filter?, sort?, cursorPaging? }`: V3 knows no offsets. A next page sends nothing but its cursor. */
export const cursorQuery = z.object({
  filter: wireQuery.shape.filter,
  sort: wireQuery.shape.sort,
  cursorPaging: paging,
  paging: z.undefined('is not supported for this entity, use cursorPaging').optional(),
});

const position = z.object({
  filter: wireQuery.shape.filter,
  sort: wireQuery.shape.sort,
  expression: z.string().optional(),
  offset: z.number().int().min(0),
  limit: z.number().int().min(1).max(100),
});

/** Where a page begins and what it is a page of; the cursor says both. */
export type Position = z.infer<typeof position>;

/** @throws PlatformError 400 for a cursor that this sandbox did not give. */
export function readPosition(query: z.infer<typeof cursorQuery> | undefined, expression?: string): Position {
  const { cursor, limit } = query?.cursorPaging ?? {};
  if (!cursor)
    return { filter: query?.filter, sort: query?.sort, expression, offset: 0, limit: limit ?? 100 };
  try {
    const known = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { ...known, limit: limit ?? known.limit };
  } catch {
    throw validationError([
      { field: 'query.cursorPaging.cursor', description: 'is not a cursor', violatedRule: 'FORMAT' },
    ]);
  }
}

/** The paging of an answer: cursors of the pages beside it, as far as there are any. */
export function pagingMetadata(at: Position, count: number, total: number) {
  const hasNext = at.offset + count < total;
  const cursors = {
    ...(hasNext && { next: cursorOf({ ...at, offset: at.offset + count }) }),
    ...(at.offset > 0 && { prev: cursorOf({ ...at, offset: Math.max(0, at.offset - at.limit) }) }),
  };
  return { count, cursors, hasNext };
}

const cursorOf = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url');
