import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { browse } from '../../browse-client';
import { listOf, mappedAll } from '../../well-formed';
import { TREE } from './categories';
import { isPathSegment } from './path-segment';

/** A merchant arranges at most 100 products of a category. The newest ones follow. */
const MOST_ARRANGED = 100;

/**
 * Returns the ids of a category's first products in the merchant's order, with those of its
 * subcategories. Empty where a visitor may not read it, which is unknown [?]: the list is newest
 * first then.
 */
export async function queryArrangement(categoryId: string): Promise<string[]> {
  if (!isPathSegment(categoryId)) return [];
  try {
    return await browse(async ({ categories }) => {
      const { items } = await categories.listItemsInCategory(categoryId, TREE, {
        useCategoryArrangement: true,
        includeItemsFromSubcategories: true,
        cursorPaging: { limit: MOST_ARRANGED },
      });
      return mappedAll(listOf(items), ({ catalogItemId }) => catalogItemId || null);
    });
  } catch (error) {
    if (error instanceof PlatformError && (error.isForbidden || error.isNotFound)) return [];
    throw error;
  }
}
