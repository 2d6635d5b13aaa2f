import { count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { collectionProducts } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { Matches } from './aggregate';
import { CATEGORY_MEMBERS, sourceOf } from './aggregated-fields';

const rowsSchema = z.array(z.tuple([z.string(), z.number()]));

/**
 * Returns the number of matches in each category that has some, with or without those of its
 * subcategories.
 */
export async function countByCategory(
  matches: Matches,
  { withParents }: { withParents: boolean },
): Promise<{ value: string; count: number }[]> {
  const rows = withParents ? await countWithParents(matches) : await countDirect(matches);
  const [all] = await matches.reader.select({ number: count() }).from(catalogIndex).where(matches.where);
  return [[ALL_PRODUCTS_ID, all?.number ?? 0] as const, ...rowsSchema.parse(rows)]
    .filter(([, number]) => number > 0)
    .map(([value, number]) => ({ value, count: number }));
}

function countWithParents(matches: Matches): Promise<unknown> {
  const { from, where } = sourceOf(CATEGORY_MEMBERS, matches);
  return matches.reader.values(sql`
    select ${CATEGORY_MEMBERS.value}, count(*) from ${from} where ${where} group by 1`);
}

/** Memberships are stored by id, so this count is slower than the one with subcategories. */
function countDirect({ reader, where }: Matches): Promise<unknown> {
  const { collectionId, productId } = collectionProducts;
  return reader
    .select({ id: collectionId, number: count() })
    .from(catalogIndex)
    .innerJoin(collectionProducts, eq(productId, catalogIndex.productId))
    .where(sql`${collectionId} <> ${ALL_PRODUCTS_ID} and ${where ?? sql`true`}`)
    .groupBy(collectionId)
    .then((rows) => rows.map(({ id, number }) => [id, number]));
}
