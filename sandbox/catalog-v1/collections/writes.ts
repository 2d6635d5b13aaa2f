import { and, count, eq, inArray, max } from 'drizzle-orm';
import { v1CollectionId } from '../../catalog/all-products';
import { collectionProducts, collections, products } from '../../catalog/schema';
import { indexAllMembers, indexMembers } from '../../catalog/search/categories';
import { freeSlug, slugOf } from '../../catalog/slug';
import { plainError, rejectedField } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { emitLegacyEvent } from '../../events/emit';
import { wireMedia } from '../media/wire';
import { emitProductChanged } from '../products/events';

/** The writable fields of a collection. `null` and absent are the same. */
export type CollectionInput = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  slug?: string | null | undefined;
  visible?: boolean | null | undefined;
};

type Collection = typeof collections.$inferSelect;

const CATALOG = 'com.wix.ecommerce.catalog.api.v1';

/** Stores a new collection after the others and returns its id. */
export async function createCollection(
  platform: Platform,
  input: CollectionInput & { name: string },
): Promise<string> {
  return platform.db.write(async (tx) => {
    const [last] = await tx.select({ position: max(collections.position) }).from(collections);
    const now = platform.clock.now();
    const collection: Collection = {
      id: crypto.randomUUID(),
      slug: await freeSlug(tx, collections, slugOf(input.slug || input.name)),
      name: input.name,
      description: input.description ?? '',
      visible: input.visible ?? true,
      position: (last?.position ?? 0) + 1,
      revision: 1,
      updatedAt: now,
      mediaId: null,
      parentId: null,
      document: null,
    };
    await tx.insert(collections).values(collection);
    const { id, name, slug, visible } = collection;
    await emitLegacyEvent(tx, {
      type: `${CATALOG}.CollectionCreated`,
      entityId: id,
      at: now,
      body: { collectionId: id, name, slug, visible, media: wireMedia(platform.origin, [], new Map()) },
    });
    return id;
  });
}

/** Changes the given fields. @throws PlatformError 404. */
export async function updateCollection(
  platform: Platform,
  id: string,
  input: CollectionInput,
): Promise<void> {
  await platform.db.write(async (tx) => {
    const before = await requireCollection(tx, id);
    const after = {
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      visible: input.visible ?? before.visible,
      slug: input.slug ? await freeSlug(tx, collections, slugOf(input.slug), id) : before.slug,
    };
    const changedFields = (['name', 'description', 'visible', 'slug'] as const).filter(
      (field) => before[field] !== after[field],
    );
    if (changedFields.length > 0) await changeCollection(tx, platform, before, after, changedFields);
  });
}

/**
 * Deletes the collection but not its products. @throws PlatformError 404; 400 for the collection of
 * all products, which every site has.
 */
export async function deleteCollection(platform: Platform, id: string): Promise<void> {
  rejectAllProducts(id, 'cannot be deleted');
  await platform.db.write(async (tx) => {
    await requireCollection(tx, id);
    const members = await tx
      .select({ productId: collectionProducts.productId })
      .from(collectionProducts)
      .where(eq(collectionProducts.collectionId, id));
    await tx.delete(collections).where(eq(collections.id, id));
    await indexAllMembers(tx);
    const at = platform.clock.now();
    await emitLegacyEvent(tx, {
      type: `${CATALOG}.CollectionDeleted`,
      entityId: id,
      at,
      body: { collectionId: id },
    });
    for (const { productId } of members) await emitProductChanged(tx, productId, ['collectionIds'], at);
  });
}

/**
 * Adds products. Products already in the collection stay in it once. @throws PlatformError 404 for
 * an unknown collection or product; then none is added.
 */
export async function addProducts(platform: Platform, id: string, productIds: string[]): Promise<void> {
  await platform.db.write(async (tx) => {
    const collection = await requireCollection(tx, id);
    await requireProducts(tx, productIds);
    const present = new Set(await membersAmong(tx, id, productIds));
    const added = [...new Set(productIds)].filter((productId) => !present.has(productId));
    if (added.length === 0) return;
    await tx.insert(collectionProducts).values(added.map((productId) => ({ collectionId: id, productId })));
    await indexMembers(tx, added);
    await membersChanged(tx, platform, collection, added);
  });
}

/**
 * Removes products. Products that are not in the collection are ignored. @throws PlatformError 404;
 * 400 for the collection of all products.
 */
export async function removeProducts(platform: Platform, id: string, productIds: string[]): Promise<void> {
  rejectAllProducts(id, 'always holds every product');
  await platform.db.write(async (tx) => {
    const collection = await requireCollection(tx, id);
    const removed = await membersAmong(tx, id, productIds);
    if (removed.length === 0) return;
    await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, id), inArray(collectionProducts.productId, removed)));
    await indexMembers(tx, removed);
    await membersChanged(tx, platform, collection, removed);
  });
}

async function requireCollection(tx: Writer, id: string): Promise<Collection> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id));
  if (row === undefined) throw plainError(404, `Collection is not found: ${id}`);
  return row;
}

async function requireProducts(tx: Writer, ids: string[]): Promise<void> {
  const requestedIds = new Set(ids);
  const [found] = await tx
    .select({ number: count() })
    .from(products)
    .where(inArray(products.id, [...requestedIds]));
  if (found?.number !== requestedIds.size) throw plainError(404, 'Product is not found');
}

async function membersAmong(tx: Writer, id: string, productIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ productId: collectionProducts.productId })
    .from(collectionProducts)
    .where(and(eq(collectionProducts.collectionId, id), inArray(collectionProducts.productId, productIds)));
  return rows.map(({ productId }) => productId);
}

async function membersChanged(
  tx: Writer,
  platform: Platform,
  collection: Collection,
  productIds: string[],
): Promise<void> {
  await changeCollection(tx, platform, collection, {}, ['productIds']);
  const at = platform.clock.now();
  for (const productId of productIds) await emitProductChanged(tx, productId, ['collectionIds'], at);
}

async function changeCollection(
  tx: Writer,
  platform: Platform,
  { id, revision }: Collection,
  change: Partial<Collection>,
  changedFields: string[],
): Promise<void> {
  const now = platform.clock.now();
  await tx
    .update(collections)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(eq(collections.id, id));
  await emitLegacyEvent(tx, {
    type: `${CATALOG}.CollectionChanged`,
    entityId: v1CollectionId(id),
    at: now,
    body: { collectionId: v1CollectionId(id), changedFields },
  });
}

function rejectAllProducts(id: string, description: string): void {
  if (id === ALL_PRODUCTS_ID) throw rejectedField('id', description);
}
