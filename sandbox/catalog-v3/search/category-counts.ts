import { and, count, sql } from 'drizzle-orm';
import { z } from 'zod';
import { collectionProducts } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { Matches } from './aggregate';
import { CATEGORY_MEMBERS, sourceOf } from './aggregated-fields';

const rowsSchema = z.array(z.tuple([z.string(), z.number()]));

/**
 * Returns the number of matches in each category that has some, with or without those of its
 * subcategories. A product is in a category once, so only categories with children need to tell
 * products apart.
 */
export async function countByCategory(
  matches: Matches,
  { withParents }: { withParents: boolean },
): Promise<{ value: string; count: number }[]> {
  const { reader, tree } = matches;
  const { collectionId, productId } = collectionProducts;
  const { from, where } = sourceOf(CATEGORY_MEMBERS, matches);
  const rows = await reader.values(sql`
    select ${collectionId}, count(*) from ${from}
    where ${and(where, sql`${collectionId} <> ${ALL_PRODUCTS_ID}`)} group by 1`);
  const counts = new Map(rowsSchema.parse(rows));
  const [all] = await reader.select({ number: count() }).from(catalogIndex).where(matches.where);
  counts.set(ALL_PRODUCTS_ID, all?.number ?? 0);
  const found = new Set(
    [...counts.keys()].flatMap((id) => [id, ...tree.ancestorsOf(id).map((one) => one.id)]),
  );
  if (withParents)
    for (const id of found) {
      if (tree.childrenOf(id).length === 0) continue;
      const below = await reader.values(sql`
        select ${id}, count(distinct ${productId}) from ${from}
        where ${and(where, sql`${collectionId} in ${tree.withDescendants(id)}`)}`);
      for (const [, number] of rowsSchema.parse(below)) counts.set(id, number);
    }
  return [...counts].filter(([, number]) => number > 0).map(([value, number]) => ({ value, count: number }));
}
