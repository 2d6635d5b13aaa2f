import { and, asc, count, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { collectionProducts } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { Reader } from '../../db/reader';

type ItemQuery = {
  categoryId: string;
  /** The category, with or without those below it. */
  categoryIds: string[];
  /** Whether the merchant's order comes first. */
  isArranged: boolean;
  includeHidden: boolean;
  limit: number;
  offset: number;
};

/** Returns a page of a category's product ids: the arranged ones, then the newest first. */
export async function listItems(
  reader: Reader,
  { categoryId, categoryIds, isArranged, includeHidden, limit, offset }: ItemQuery,
): Promise<{ ids: string[]; total: number }> {
  const shown = includeHidden ? undefined : eq(catalogIndex.visible, true);
  const arranged = isArranged ? await arrangedItems(reader, categoryId, includeHidden) : [];
  const members = categoryIds.includes(ALL_PRODUCTS_ID)
    ? undefined
    : sql`${catalogIndex.productId} in (select ${collectionProducts.productId} from ${collectionProducts}
        where ${collectionProducts.collectionId} in ${categoryIds})`;
  const first = arranged.slice(offset, offset + limit);
  const rest = await reader
    .select({ id: catalogIndex.productId })
    .from(catalogIndex)
    .where(and(members, shown, notInArray(catalogIndex.productId, arranged)))
    .orderBy(desc(catalogIndex.createdAt), desc(catalogIndex.no))
    .limit(limit - first.length)
    .offset(Math.max(0, offset - arranged.length));
  const [all] = await reader.select({ total: count() }).from(catalogIndex).where(and(members, shown));
  return { ids: [...first, ...rest.map(({ id }) => id)], total: all?.total ?? 0 };
}

/** Returns the arranged products of a category, at most 100, in their order. */
export async function arrangedItems(
  reader: Reader,
  categoryId: string,
  includeHidden: boolean,
): Promise<string[]> {
  const rows = await reader
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .innerJoin(catalogIndex, eq(catalogIndex.productId, collectionProducts.productId))
    .where(
      and(
        eq(collectionProducts.collectionId, categoryId),
        isNotNull(collectionProducts.position),
        includeHidden ? undefined : eq(catalogIndex.visible, true),
      ),
    )
    .orderBy(asc(collectionProducts.position));
  return rows.map(({ id }) => id);
}
