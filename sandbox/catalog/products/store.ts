import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { groupBy } from '../../core/group-by';
import type { Platform } from '../../core/platform';
import type { Database, Writer } from '../../db/database';
import { readProductDocument } from '../document';
import { collectionProducts, mediaFiles, products, variants } from '../schema';
import type { MediaFile, ProductDocument, StoredProduct } from '../types';

type ProductQuery = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  includeHidden: boolean;
};

/**
 * Returns a page of products and the number of all matches, newest first by default. Products of
 * equal rank sort by id, so that pages neither overlap nor skip.
 */
export async function findProducts(
  platform: Platform,
  query: ProductQuery,
): Promise<{ products: StoredProduct[]; total: number }> {
  const { read } = platform.db;
  const where = and(query.where, query.includeHidden ? undefined : eq(products.visible, true));
  const orderBy = query.orderBy.length > 0 ? query.orderBy : [desc(products.numericId)];
  const [rows, totals] = await Promise.all([
    read
      .select()
      .from(products)
      .where(where)
      .orderBy(...orderBy, asc(products.id))
      .limit(query.limit)
      .offset(query.offset),
    read.select({ total: count() }).from(products).where(where),
  ]);
  return { products: await withRelations(platform, rows), total: totals[0]?.total ?? 0 };
}

export const findProductById = (platform: Platform, id: string, shown: { includeHidden: boolean }) =>
  findOne(platform, eq(products.id, id), shown);

export const findProductBySlug = (platform: Platform, slug: string, shown: { includeHidden: boolean }) =>
  findOne(platform, eq(products.slug, slug), shown);

async function findOne(
  platform: Platform,
  where: SQL,
  { includeHidden }: { includeHidden: boolean },
): Promise<StoredProduct | undefined> {
  const found = await findProducts(platform, { where, orderBy: [], limit: 1, offset: 0, includeHidden });
  return found.products[0];
}

/** Returns the products of these ids, in the order of the ids. */
export async function findProductsByIds(platform: Platform, ids: string[]): Promise<StoredProduct[]> {
  const rows = await platform.db.read.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withRelations(
    platform,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

async function withRelations(
  platform: Platform,
  rows: (typeof products.$inferSelect)[],
): Promise<StoredProduct[]> {
  const { read } = platform.db;
  const ids = rows.map(({ id }) => id);
  const documents = new Map(rows.map(({ id, document }) => [id, readProductDocument(document)]));
  const [variantRows, memberships, media] = await Promise.all([
    read
      .select()
      .from(variants)
      .where(inArray(variants.productId, ids))
      .orderBy(asc(variants.productId), asc(variants.position)),
    read
      .select()
      .from(collectionProducts)
      .where(inArray(collectionProducts.productId, ids))
      .orderBy(asc(collectionProducts.collectionId)),
    findMedia(read, [...documents.values()].flatMap(mediaIdsOf)),
  ]);
  const variantsOf = groupBy(variantRows, ({ productId }) => productId);
  const collectionsOf = groupBy(memberships, ({ productId }) => productId);
  return rows.flatMap((row) => {
    const document = documents.get(row.id);
    if (document === undefined) return [];
    return {
      ...row,
      document,
      variants: variantsOf.get(row.id) ?? [],
      collectionIds: (collectionsOf.get(row.id) ?? []).map(({ collectionId }) => collectionId),
      media,
    };
  });
}

/** Returns the pictures of a product and of its choices. */
export const mediaIdsOf = (document: ProductDocument): string[] => [
  ...document.mediaIds,
  ...document.options.flatMap(({ choices }) => choices.flatMap(({ mediaIds }) => mediaIds)),
];

/** Returns the media files of these ids, by id. */
export async function findMedia(
  db: Database['read'] | Writer,
  ids: string[],
): Promise<Map<string, MediaFile>> {
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
