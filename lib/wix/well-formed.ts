import { PlatformError } from '@/lib/errors/platform-error';
import { failureFields } from '@/lib/observe/failure';
import { logger } from '@/lib/observe/logger';

/**
 * Checks of responses with status 200. A malformed one (a gateway's page, fields of other types, half of them
 * absent) must not count as "there is none": these functions fail as in an outage.
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

/** @throws PlatformError without a list or a total, because the client turns `{}` into an empty list */
export function listed<T>({ items, totalCount }: { items: T[]; totalCount?: number | undefined }): {
  items: T[];
  total: number;
} {
  if (!Array.isArray(items) || typeof totalCount !== 'number') throw malformedAnswer();
  return { items, total: totalCount };
}

/**
 * Drops nulls, and logs and drops items that cannot be mapped: one product that the shop does not understand
 * hides no other. @throws PlatformError when no item is left
 */
export function mappedAll<T, R>(items: T[], map: (item: T) => R | null): R[] {
  if (!Array.isArray(items)) throw malformedAnswer();
  const mapped = items.flatMap((item) => {
    try {
      return map(item) ?? [];
    } catch (error) {
      logger.error(
        { ...failureFields(error), item: identifiersOf(item) },
        'an item of the platform is left out',
      );
      return [];
    }
  });
  if (items.length > 0 && mapped.length === 0) throw malformedAnswer();
  return mapped;
}

/** @throws PlatformError without a list, because it would look like an empty one */
export function listOf<T>(items: T[] | null | undefined): T[] {
  if (!Array.isArray(items)) throw malformedAnswer();
  return items;
}

const identifiersOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null
    ? { ...('_id' in item ? { id: item._id } : {}), ...('slug' in item ? { slug: item.slug } : {}) }
    : null;

const wholeText = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\ufffd');

/**
 * Replaces halves of characters in every text and name, in place. A program that cuts a text stores half an
 * emoji, for which `encodeURIComponent` throws, and a browser's page differs from the server's.
 */
export function withWholeCharacters<T>(response: T): T {
  const seen = new Set<object>();
  const repair = (value: unknown): unknown => {
    if (typeof value === 'string') return wholeText(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return value;
    seen.add(value);
    for (const [key, one] of Object.entries(value)) {
      const whole = repair(one);
      const name = wholeText(key);
      if (name !== key) Reflect.deleteProperty(value, key);
      if (name !== key || whole !== one) Reflect.set(value, name, whole);
    }
    return value;
  };
  repair(response);
  return response;
}
