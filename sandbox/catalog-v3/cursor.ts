import { z } from 'zod';
import { validationError } from '../core/errors';
import { wireQuery } from '../core/query';

/** The largest page of products. Variants, stock items and categories have larger ones. */
export const MAX_PRODUCTS = 100;
export const MAX_OTHERS = 1000;

const paging = z
  .object({
    // A query parameter is text.
    limit: z.coerce.number().int().min(1).max(MAX_OTHERS).nullish(),
    cursor: z.string().max(16_000).nullish(),
  })
  .nullish();

/**
 * `{ filter?, sort?, cursorPaging? }` of an entity without offsets. A request for the next page sends
 * only its cursor.
 */
export const cursorQuery = z.object({
  filter: wireQuery.shape.filter,
  sort: wireQuery.shape.sort,
  cursorPaging: paging,
  paging: z.undefined('is not supported for this entity, use cursorPaging').optional(),
});

/**
 * The queries of the catalog also take `paging`, which the platform's recipes send although its
 * types lack it.
 */
export const catalogQuery = cursorQuery.extend({
  paging: z
    .object({
      limit: z.number().int().min(1).max(MAX_OTHERS).nullish(),
      offset: z.number().int().min(0).nullish(),
    })
    .nullish(),
});

/** The text part of a search. */
export const searchDetails = z.object({
  expression: z.string().max(100).nullish(),
  /** The default is the platform's first value. Its documentation specifies none. */
  mode: z.enum(['OR', 'AND']).nullish(),
  fields: z.array(z.string()).max(20).nullish(),
  /** Also finds words with a typing error (search/typo.ts). */
  fuzzy: z.boolean().nullish(),
});
export type SearchDetails = z.infer<typeof searchDetails>;

export const cursorSearch = cursorQuery.extend({ search: searchDetails.nullish() });

const position = z.object({
  filter: wireQuery.shape.filter,
  sort: wireQuery.shape.sort,
  search: searchDetails.optional(),
  offset: z.number().int().min(0),
  limit: z.number().int().min(1).max(MAX_OTHERS),
});

/** The start of a page and its query. The cursor encodes both. */
export type Position = z.infer<typeof position>;

/**
 * @param most the largest page, which is also the default (the platform's is unknown)
 * @throws PlatformError 400 for a larger page, and for a cursor that this sandbox did not issue.
 */
export function readPosition(
  query: z.infer<typeof catalogQuery> | undefined,
  { most = MAX_PRODUCTS, search }: { most?: number; search?: SearchDetails | undefined } = {},
): Position {
  const { cursor, limit = query?.paging?.limit } = query?.cursorPaging ?? {};
  if (limit != null && limit > most) throw rejected('limit', `must be at most ${most}`, 'MAX');
  if (!cursor)
    return {
      filter: query?.filter,
      sort: query?.sort,
      ...(search && { search }),
      offset: query?.paging?.offset ?? 0,
      limit: limit ?? most,
    };
  try {
    const known = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { ...known, limit: limit ?? known.limit };
  } catch {
    throw rejected('cursor', 'is not a cursor', 'FORMAT');
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

const rejected = (field: string, description: string, violatedRule: string) =>
  validationError([{ field: `query.cursorPaging.${field}`, description, violatedRule }]);
