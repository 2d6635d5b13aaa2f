import { z } from 'zod';
import { validationError } from '../core/errors';
import { wireQuery } from '../core/query';

const paging = z
  .object({
    // A query parameter is text.
    limit: z.coerce.number().int().min(1).max(100).optional(),
    cursor: z.string().max(16_000).nullish(),
  })
  .nullish();

/**
 * `{ filter?, sort?, cursorPaging? }`: V3 has no offsets. A request for the next page sends only
 * its cursor.
 */
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

/** The start of a page and its query. The cursor encodes both. */
export type Position = z.infer<typeof position>;

/** @throws PlatformError 400 for a cursor that this sandbox did not issue. */
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

/**
 * Returns the paging of a response: the cursors of the next and previous page, if there are any.
 */
export function pagingMetadata(at: Position, count: number, total: number) {
  const hasNext = at.offset + count < total;
  const cursors = {
    ...(hasNext && { next: cursorOf({ ...at, offset: at.offset + count }) }),
    ...(at.offset > 0 && { prev: cursorOf({ ...at, offset: Math.max(0, at.offset - at.limit) }) }),
  };
  return { count, cursors, hasNext };
}

const cursorOf = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url');
