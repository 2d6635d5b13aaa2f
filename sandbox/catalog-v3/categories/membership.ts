import { and, eq, inArray } from 'drizzle-orm';
import { collectionProducts, products } from '../../catalog/schema';
import { indexMembers } from '../../catalog/search/categories';
import { applicationError, validationError } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform, STORES_APP_ID } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitCategoryEvent } from './events';
import { itemOf } from './routes';
import { requireCategoryRow } from './writes';

export type Item = { catalogItemId: string; appId: string };

/** The most products of a category that can be arranged. The others follow, the newest first. */
export const MAX_ARRANGED = 100;

/**
 * Adds a product. @throws PlatformError 404 for an unknown product or category; 409 for a member.
 */
export function addItem(platform: Platform, categoryId: string, item: Item): Promise<void> {
  return platform.db.write(async (tx) => {
    await requireCategoryRow(tx, categoryId);
    await requireProduct(tx, item);
    if (await isMember(tx, categoryId, item))
      throw applicationError(409, 'ITEM_ALREADY_IN_CATEGORY', 'The item is in the category');
    const { catalogItemId: productId } = item;
    await tx.insert(collectionProducts).values({ collectionId: categoryId, productId });
    await indexMembers(tx, [productId]);
    const body = { addedItem: itemOf(productId) };
    await emitCategoryEvent(tx, platform, 'item_added_to_category', categoryId, platform.clock.now(), body);
  });
}

/**
 * Removes a product. @throws PlatformError 400 for all products; 404 for a product that is not a
 * member.
 */
export function removeItem(platform: Platform, categoryId: string, item: Item): Promise<void> {
  return platform.db.write(async (tx) => {
    if (categoryId === ALL_PRODUCTS_ID)
      throw validationError([
        { field: 'categoryId', description: 'always holds every product', violatedRule: 'OTHER' },
      ]);
    await requireCategoryRow(tx, categoryId);
    if (!(await isMember(tx, categoryId, item)))
      throw applicationError(404, 'ITEM_NOT_FOUND_IN_CATEGORY', 'The item is not in the category');
    await tx.delete(collectionProducts).where(membership(categoryId, item));
    await indexMembers(tx, [item.catalogItemId]);
    const body = { removedItem: itemOf(item.catalogItemId) };
    const now = platform.clock.now();
    await emitCategoryEvent(tx, platform, 'item_removed_from_category', categoryId, now, body);
  });
}

/**
 * Puts these products first, in this order. @throws PlatformError 404 for one that is not a member.
 */
export function arrangeItems(platform: Platform, categoryId: string, items: Item[]): Promise<void> {
  return platform.db.write(async (tx) => {
    await requireCategoryRow(tx, categoryId);
    for (const item of items)
      if (!(await isMember(tx, categoryId, item)))
        throw applicationError(404, 'ITEM_NOT_FOUND_IN_CATEGORY', 'The item is not in the category');
    await tx
      .update(collectionProducts)
      .set({ position: null })
      .where(eq(collectionProducts.collectionId, categoryId));
    for (const [position, item] of items.entries())
      await tx.update(collectionProducts).set({ position }).where(membership(categoryId, item));
    await emitCategoryEvent(tx, platform, 'items_arranged_in_category', categoryId, platform.clock.now());
  });
}

const membership = (categoryId: string, { catalogItemId }: Item) =>
  and(eq(collectionProducts.collectionId, categoryId), eq(collectionProducts.productId, catalogItemId));

async function isMember(tx: Writer, categoryId: string, item: Item): Promise<boolean> {
  if (item.appId !== STORES_APP_ID) return false;
  return (await tx.$count(collectionProducts, membership(categoryId, item))) > 0;
}

async function requireProduct(tx: Writer, { catalogItemId, appId }: Item): Promise<void> {
  const known = await tx.$count(products, inArray(products.id, [catalogItemId]));
  if (appId !== STORES_APP_ID || known === 0)
    throw applicationError(404, 'ITEM_NOT_FOUND', `Item is not found: ${catalogItemId}`);
}
