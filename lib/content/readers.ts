import 'server-only';
import type { z } from 'zod';
import { CONTENT_TAG, cacheBriefly, cacheContent, cacheStandIn } from '@/lib/cache';
import { PlatformError } from '@/lib/errors/platform-error';
import type { Lang } from '@/lib/i18n/lang';
import { logger } from '@/lib/observe/logger';
import { processState } from '@/lib/process-state';
import { localHref } from '@/lib/urls';
import { type CollectionItem, queryCollection } from '@/lib/wix/content';

/**
 * Leaves out items of another form, and logs what they lack. Empty without such a collection that
 * visitors may read. While the platform fails, the last answer or none, for a minute.
 */
export const getCollection = async <Item>(id: string, schema: z.ZodType<Item>): Promise<Item[]> =>
  validItems(id, await getItems(id), schema);

async function getItems(id: string): Promise<CollectionItem[]> {
  'use cache';
  try {
    lastItems.set(id, (await queryCollection(id)) ?? []);
    cacheContent();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    cacheStandIn();
  }
  return lastItems.get(id) ?? [];
}

/** By collection. */
const lastItems = processState('collections', () => new Map<string, CollectionItem[]>());

/**
 * The items that have the form of the schema. The log says once what the others lack: `problem:
 * 'startsAt: Invalid input: expected string, received Date', items: 3, of: 3`.
 */
function validItems<Item>(
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

/** "No such page" must not be cached for long: the CMS may get it. */
export async function getAbsence(): Promise<null> {
  'use cache';
  cacheBriefly(CONTENT_TAG);
  return null;
}

/** Entries without drafts, or with drafts first, so that they replace what is published at their place. */
export const shownEntries = <Entry extends { isDraft?: boolean | undefined }>(
  entries: readonly Entry[],
  drafts: boolean,
): Entry[] => {
  const published = entries.filter(({ isDraft }) => !isDraft);
  return drafts ? [...entries.filter(({ isDraft }) => isDraft), ...published] : published;
};

/** Links within the shop get the language of the reader. The HTML must be sanitized. */
export const withLocalLinks = (html: string, lang: Lang): string =>
  html.replaceAll(/(<a href=")(\/[^"]*)/g, (_, start: string, href: string) => start + localHref(lang, href));
