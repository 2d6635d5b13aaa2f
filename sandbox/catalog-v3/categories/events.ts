import { eq } from 'drizzle-orm';
import { findMedia } from '../../catalog/products/store';
import { collectionProducts, collections } from '../../catalog/schema';
import type { Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitDomainEvent } from '../../events/emit';
import { NO_FIELDS } from '../requested-fields';
import { readCategoryTree } from './tree';
import { TREE, wireCategory } from './wire';

const entityFqdn = 'wix.categories.v1.category';

type Action =
  | 'category_moved'
  | 'item_added_to_category'
  | 'item_removed_from_category'
  | 'items_arranged_in_category';

/** Emits an event of a category, within the transaction of the change. */
export async function emitCategoryEvent(
  tx: Writer,
  platform: Platform,
  slug: 'created' | 'updated' | 'deleted' | Action,
  categoryId: string,
  at: number,
  body: Record<string, unknown> = {},
): Promise<void> {
  const about = { entityFqdn, entityId: categoryId, at } as const;
  if (slug === 'deleted') return emitDomainEvent(tx, { ...about, slug, content: { deletedEvent: {} } });
  if (slug === 'created' || slug === 'updated') {
    const entity = await entityOf(tx, platform, categoryId);
    const content =
      slug === 'created' ? { createdEvent: { entity } } : { updatedEvent: { currentEntity: entity } };
    return emitDomainEvent(tx, { ...about, slug, content });
  }
  const content = { actionEvent: { body: { categoryId, ...body, treeReference: TREE } } };
  return emitDomainEvent(tx, { ...about, slug, content });
}

async function entityOf(tx: Writer, platform: Platform, id: string) {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id));
  if (row === undefined) return undefined;
  const media = row.mediaId === null ? undefined : (await findMedia(tx, [row.mediaId])).get(row.mediaId);
  const numberOfProducts = await tx.$count(collectionProducts, eq(collectionProducts.collectionId, id));
  const tree = await readCategoryTree(tx);
  return wireCategory(platform, { ...row, media, numberOfProducts }, { tree, fields: NO_FIELDS });
}
