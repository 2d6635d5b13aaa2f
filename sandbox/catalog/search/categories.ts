import { inArray, type SQL, sql } from 'drizzle-orm';
import { ALL_PRODUCTS_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { collectionProducts, collections } from '../schema';
import { NEXT_CHANGE } from './change';
import { catalogIndex, categoryIndex } from './schema';

/** Each category with itself and its ancestors. */
const ANCESTRY = sql`with recursive ancestry(id, ancestor) as (
  select id, id from ${collections} where id <> ${ALL_PRODUCTS_ID}
  union
  select ancestry.id, parents.parent_id from ancestry join ${collections} as parents
    on parents.id = ancestry.ancestor
  where parents.parent_id is not null)`;

/** Writes the categories of these products, after their memberships have changed. */
export async function indexMembers(tx: Writer, productIds: string[]): Promise<void> {
  const nos = tx
    .select({ no: catalogIndex.no })
    .from(catalogIndex)
    .where(inArray(catalogIndex.productId, productIds));
  await tx.delete(categoryIndex).where(inArray(categoryIndex.no, nos));
  await insert(tx, inArray(collectionProducts.productId, productIds));
  const changed = inArray(catalogIndex.productId, productIds);
  await tx.update(catalogIndex).set({ change: NEXT_CHANGE }).where(changed);
}

/** Writes the categories of all products, after the tree has changed. */
export async function indexAllMembers(tx: Writer): Promise<void> {
  await seedMembers(tx);
  await tx.update(catalogIndex).set({ change: NEXT_CHANGE });
}

/** Writes the categories of all products of a new catalog. */
export async function seedMembers(tx: Writer): Promise<void> {
  await tx.delete(categoryIndex);
  await insert(tx, sql`true`);
}

const insert = (tx: Writer, where: SQL): Promise<unknown> =>
  tx.run(sql`insert or ignore into ${categoryIndex} (category_id, no)
    ${ANCESTRY}
    select ancestry.ancestor, ${catalogIndex.no} from ${collectionProducts}
    join ancestry on ancestry.id = ${collectionProducts.collectionId}
    join ${catalogIndex} on ${catalogIndex.productId} = ${collectionProducts.productId}
    where ${where}`);
