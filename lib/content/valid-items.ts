import 'server-only';
import type { z } from 'zod';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import type { CollectionItem } from '@/lib/wix/content';

/**
 * The items that have the form of the schema. The log says once what the others lack: `problem:
 * 'startsAt: Invalid input: expected string, received Date', items: 3, of: 3`.
 */
export function validItems<Item>(
  collection: string,
  items: readonly CollectionItem[],
  schema: z.ZodType<Item>,
): Item[] {
  const problems = new Map<string, CollectionItem[]>();
  const valid = items.flatMap((item) => {
    const { success, data, error } = schema.safeParse(item);
    if (success) return [data];
    for (const { path, message } of error.issues) {
      const problem = path.length > 0 ? `${path.join('.')}: ${message}` : message;
      problems.set(problem, [...(problems.get(problem) ?? []), item]);
    }
    return [];
  });
  for (const [problem, [first, ...more]] of problems) {
    const key = JSON.stringify([collection, problem, first?._id, more.length, items.length]);
    if (reported.has(key) || reported.size >= MAX_REPORTED) continue;
    reported.add(key);
    logger.warn(
      { where: collection, problem, items: more.length + 1, of: items.length, first: first?._id },
      'items of the CMS are not shown',
    );
  }
  return valid;
}

/** A malformed item is one line of the log, and not one a page. */
const reported = processState('items', () => new Set<string>());
const MAX_REPORTED = 1_000;
