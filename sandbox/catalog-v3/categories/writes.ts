import { eq, inArray, max } from 'drizzle-orm';
import type { z } from 'zod';
import { findCollection, type StoredCollection } from '../../catalog/collections/store';
import { mediaSource } from '../../catalog/media/import';
import { collections, mediaFiles } from '../../catalog/schema';
import { indexAllMembers } from '../../catalog/search/categories';
import { freeSlug, slugOf } from '../../catalog/slug';
import type { CategoryDocument } from '../../catalog/types';
import { applicationError, validationError } from '../../core/errors';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import type { Writer } from '../../db/database';
import { readCategoryDocument } from './document';
import { emitCategoryEvent } from './events';
import type { CategoryInput, changedCategory, newCategory } from './input';
import { categoryNotFound } from './routes';
import { type CategoryTree, readCategoryTree } from './tree';

const MAX_DEPTH = 5;
const MAX_CATEGORIES = 1000;

type Row = typeof collections.$inferSelect;

/** Stores a new category after its siblings and returns its id. @throws PlatformError 400, 404. */
export async function createCategory(
  platform: Platform,
  input: z.infer<typeof newCategory>,
): Promise<string> {
  const picture = await pictureOf(platform, input);
  const id = await platform.db.write(async (tx) => {
    const tree = await readCategoryTree(tx);
    const parentId = input.parentCategory?.id || null;
    if (parentId !== null) requirePlace(tree, parentId, 1);
    const [last] = await tx.select({ position: max(collections.position) }).from(collections);
    if ((await tx.$count(collections)) >= MAX_CATEGORIES)
      throw applicationError(
        400,
        'MAX_CATEGORIES_REACHED',
        `A site has at most ${MAX_CATEGORIES} categories`,
      );
    const now = platform.clock.now();
    const blank: Row = {
      id: crypto.randomUUID(),
      name: input.name,
      description: '',
      visible: true,
      mediaId: null,
      slug: await freeSlug(tx, collections, slugOf(input.slug || input.name)),
      position: (last?.position ?? 0) + 1,
      revision: 1,
      updatedAt: now,
      parentId,
      document: { createdAt: now },
    };
    if (picture?.imported) await tx.insert(mediaFiles).values(picture.imported);
    const row = { ...blank, ...changesOf(blank, input, picture?.id) };
    await tx.insert(collections).values(row);
    await emitCategoryEvent(tx, platform, 'created', row.id, now);
    return row.id;
  });
  return id;
}

/** Changes the given fields. @throws PlatformError 400; 404; 409 for an outdated revision. */
export async function updateCategory(
  platform: Platform,
  id: string,
  input: z.infer<typeof changedCategory>,
): Promise<void> {
  const picture = await pictureOf(platform, input);
  await platform.db.write(async (tx) => {
    const row = await requireCategoryRow(tx, id);
    if (String(row.revision) !== input.revision)
      throw applicationError(
        409,
        'INVALID_REVISION',
        `The category has revision ${row.revision}, not ${input.revision}`,
      );
    if (picture?.imported) await tx.insert(mediaFiles).values(picture.imported);
    const slug = input.slug ? await freeSlug(tx, collections, slugOf(input.slug), id) : row.slug;
    await storeChange(tx, platform, row, { ...changesOf(row, input, picture?.id), slug });
  });
}

/**
 * Deletes the category with all below it, but not their products. @throws PlatformError 400, 404.
 */
export async function deleteCategory(platform: Platform, id: string): Promise<void> {
  if (id === ALL_PRODUCTS_ID)
    throw validationError([
      { field: 'categoryId', description: 'is the category of all products', violatedRule: 'OTHER' },
    ]);
  await platform.db.write(async (tx) => {
    await requireCategoryRow(tx, id);
    const ids = (await readCategoryTree(tx)).withDescendants(id);
    await tx.delete(collections).where(inArray(collections.id, ids));
    await indexAllMembers(tx);
    const now = platform.clock.now();
    for (const gone of ids) await emitCategoryEvent(tx, platform, 'deleted', gone, now);
  });
}

export type Move = {
  parentId: string | null;
  position: 'FIRST' | 'LAST' | 'AFTER';
  /** For AFTER: a category with the same parent. */
  afterId: string | undefined;
};

/**
 * Moves the category among the children of a parent and returns their ids in order.
 * @throws PlatformError 400 for a place below itself, or deeper than five levels; 404.
 */
export async function moveCategory(
  platform: Platform,
  id: string,
  { parentId, position, afterId }: Move,
): Promise<string[]> {
  return platform.db.write(async (tx) => {
    const row = await requireCategoryRow(tx, id);
    const tree = await readCategoryTree(tx);
    if (parentId !== null) {
      if (tree.withDescendants(id).includes(parentId))
        throw applicationError(400, 'INVALID_PARENT_CATEGORY', 'A category cannot be below itself');
      requirePlace(tree, parentId, heightOf(tree, id));
    }
    const siblings = tree.childrenOf(parentId).filter((node) => node.id !== id);
    const after = siblings.findIndex((node) => node.id === afterId);
    if (position === 'AFTER' && after < 0)
      throw applicationError(400, 'INVALID_POSITION', 'moveAfterCategoryId is not a child of the parent');
    const at = { FIRST: 0, LAST: siblings.length, AFTER: after + 1 }[position];
    const ids = siblings.map((node) => node.id).toSpliced(at, 0, id);
    // The children share out the places they had, so that V1's flat order changes little.
    const places = [...siblings.map((node) => node.position), row.position].sort((a, b) => a - b);
    for (const [index, sibling] of ids.entries())
      await tx
        .update(collections)
        .set({ position: places[index] ?? index })
        .where(eq(collections.id, sibling));
    const now = platform.clock.now();
    await tx
      .update(collections)
      .set({ parentId, revision: row.revision + 1, updatedAt: now })
      .where(eq(collections.id, id));
    if (parentId !== row.parentId) await indexAllMembers(tx);
    await emitCategoryEvent(tx, platform, 'category_moved', id, now, {
      parentCategory: { ...(parentId !== null && { id: parentId }), index: at },
    });
    return ids;
  });
}

export async function requireCategoryRow(tx: Writer, id: string): Promise<Row> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id));
  if (row === undefined) throw categoryNotFound();
  return row;
}

/** Stores a change with the next revision, and emits its event. */
async function storeChange(tx: Writer, platform: Platform, row: Row, change: Partial<Row>): Promise<void> {
  const now = platform.clock.now();
  await tx
    .update(collections)
    .set({ ...change, revision: row.revision + 1, updatedAt: now })
    .where(eq(collections.id, row.id));
  await emitCategoryEvent(tx, platform, 'updated', row.id, now);
}

function changesOf(row: Row, input: CategoryInput, mediaId: string | undefined): Partial<Row> {
  const before = readCategoryDocument(row.document);
  const document: CategoryDocument = {
    ...before,
    ...(input.seoData && {
      seoData: {
        tags: input.seoData.tags ?? before.seoData?.tags ?? [],
        settings: input.seoData.settings ?? { preventAutoRedirect: false, keywords: [] },
      },
    }),
    ...(input.richContentDescription && { richDescription: input.richContentDescription }),
  };
  return {
    name: input.name ?? row.name,
    description: input.description ?? row.description,
    visible: input.visible ?? row.visible,
    mediaId: mediaId ?? row.mediaId,
    document,
  };
}

/** The client sends a picture of the site with its `wix:image` text as the URL. */
const pictureOf = (platform: Platform, { image }: CategoryInput) =>
  image?.id || image?.url
    ? mediaSource(platform, { mediaId: image.id, url: image.id ? undefined : image.url }, 'category.image')
    : undefined;

/** @throws PlatformError 404; 400 when the tree would become deeper than five levels. */
function requirePlace(tree: CategoryTree, parentId: string, height: number): void {
  if (tree.get(parentId) === undefined) throw categoryNotFound();
  if (tree.ancestorsOf(parentId).length + 1 + height > MAX_DEPTH)
    throw applicationError(400, 'MAX_DEPTH_EXCEEDED', `Categories have at most ${MAX_DEPTH} levels`);
}

const heightOf = (tree: CategoryTree, id: string): number =>
  1 + Math.max(0, ...tree.childrenOf(id).map((child) => heightOf(tree, child.id)));

/** @throws PlatformError 404. */
export async function storedCategory(platform: Platform, id: string): Promise<StoredCollection> {
  const category = await findCollection(platform, 'id', id);
  if (category === undefined) throw categoryNotFound();
  return category;
}
