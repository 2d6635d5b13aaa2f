import { PlatformError } from '@/lib/errors/platform-error';

/**
 * Checks of responses with status 200. A malformed one (a gateway's page, fields of other types,
 * half of them absent) must not count as "there is none". These functions narrow the client's
 * result, or fail as in an outage.
 */

export const malformedAnswer = (): PlatformError =>
  new PlatformError({ kind: 'system', status: 200 }, null, {
    cause: new Error('the response has an unexpected shape'),
  });

/** @throws PlatformError for null and undefined */
export function expected<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw malformedAnswer();
  return value;
}

/**
 * Returns a page of a query with the total number of items.
 *
 * @throws PlatformError without a list or a total, because the client turns `{}` into an empty list
 */
export function listed<T>({ items, totalCount }: { items: T[]; totalCount?: number | undefined }): {
  items: T[];
  total: number;
} {
  if (!Array.isArray(items) || typeof totalCount !== 'number') throw malformedAnswer();
  return { items, total: totalCount };
}

/**
 * Maps the items and drops those that are null. @throws PlatformError when every item maps to null
 */
export function mappedAll<T, R>(items: T[], map: (item: T) => R | null): R[] {
  if (!Array.isArray(items)) throw malformedAnswer();
  const mapped = items.flatMap((item) => map(item) ?? []);
  if (items.length > 0 && mapped.length === 0) throw malformedAnswer();
  return mapped;
}

/** Returns a list. @throws PlatformError without one, because it would look like an empty list */
export function listOf<T>(items: T[] | null | undefined): T[] {
  if (!Array.isArray(items)) throw malformedAnswer();
  return items;
}
