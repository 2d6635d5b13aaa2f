import { PlatformError } from './platform-error';

/**
 * An answer of 200 that is not what was asked for (a page of a gateway, fields of other types, half of them missing)
 * must not pass for "there is none". These narrow what the client hands on, or fail as an outage does.
 */

export const malformedAnswer = (): PlatformError =>
  new PlatformError({ kind: 'system', status: 200 }, null, {
    cause: new Error('the answer is not what was asked for'),
  });

/** @throws PlatformError for null and undefined */
export function expected<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw malformedAnswer();
  return value;
}

/**
 * A page of a query with the number of all there are.
 *
 * @throws PlatformError when it is no list or has no number: the client makes an empty list of `{}`
 */
export function listed<T>({ items, totalCount }: { items: T[]; totalCount?: number | undefined }): {
  items: T[];
  total: number;
} {
  if (!Array.isArray(items) || typeof totalCount !== 'number') throw malformedAnswer();
  return { items, total: totalCount };
}

/** Maps what can be mapped. @throws PlatformError when there is something and none of it makes sense */
export function mappedAll<T, R>(items: T[], map: (item: T) => R | null): R[] {
  if (!Array.isArray(items)) throw malformedAnswer();
  const mapped = items.flatMap((item) => map(item) ?? []);
  if (items.length > 0 && mapped.length === 0) throw malformedAnswer();
  return mapped;
}
