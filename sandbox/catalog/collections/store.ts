import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import type { QueryFields } from '../../core/query';
import { findMedia } from '../products/store';
import { collectionProducts, collections, products } from '../schema';
import type { MediaFile } from '../types';

export type StoredCollection = typeof collections.$inferSelect & {
  /** Counts the products that a visitor sees. */
  numberOfProducts: number;
  media: MediaFile | undefined;
};

const FIELDS: QueryFields = (name) => {
  switch (name) {
    case 'id':
      return { kind: 'text', column: collections.id, sortable: true };
    case 'name':
      return { kind: 'text', column: collections.name, sortable: true };
    case 'slug':
      return { kind: 'text', column: collections.slug, sortable: true };
    default:
      return undefined;
  }
};

export { FIELDS as collectionFields };

type CollectionQuery = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
};

/**
 * Returns a page of collections and the number of all matches. Without a sort, in the shop's order.
 */
export async function findCollections(
  platform: Platform,
  { where, orderBy, limit, offset }: CollectionQuery,
): Promise<{ collections: StoredCollection[]; total: number }> {
  const { read } = platform.db;
  const order = orderBy.length > 0 ? orderBy : [asc(collections.position)];
  const [rows, totals] = await Promise.all([
    read
      .select()
      .from(collections)
      .where(and(where))
      .orderBy(...order, asc(collections.id))
      .limit(limit)
      .offset(offset),
    read.select({ total: count() }).from(collections).where(and(where)),
  ]);
  const [media, numbers] = await Promise.all([
    findMedia(
      read,
      rows.flatMap(({ mediaId }) => mediaId ?? []),
    ),
    numbersOfProducts(
      platform,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    collections: rows.map((row) => ({
      ...row,
      numberOfProducts: numbers.get(row.id) ?? 0,
      media: row.mediaId ? media.get(row.mediaId) : undefined,
    })),
    total: totals[0]?.total ?? 0,
  };
}

/**
 * Returns the number of visible products by collection: all members minus the hidden ones, because
 * few products of a large catalog are hidden.
 */
async function numbersOfProducts(platform: Platform, ids: string[]): Promise<Map<string, number>> {
  const { read } = platform.db;
  const { collectionId, productId } = collectionProducts;
  const [all, members, hidden] = await Promise.all([
    read.select({ number: count() }).from(products),
    read
      .select({ id: collectionId, number: count() })
      .from(collectionProducts)
      .where(and(inArray(collectionId, ids), ne(collectionId, ALL_PRODUCTS_ID)))
      .groupBy(collectionId),
    read
      .select({ id: collectionId, number: count() })
      .from(collectionProducts)
      .where(
        inArray(
          productId,
          read.select({ id: products.id }).from(products).where(sql`${products.visible} = 0`),
        ),
      )
      .groupBy(collectionId),
  ]);
  const off = new Map(hidden.map(({ id, number }) => [id, number]));
  const whole = [{ id: ALL_PRODUCTS_ID, number: all[0]?.number ?? 0 }, ...members];
  return new Map(whole.map(({ id, number }) => [id, number - (off.get(id) ?? 0)]));
}

/** Returns the collection of that id or slug, or undefined. */
export async function findCollection(
  platform: Platform,
  by: 'id' | 'slug',
  value: string,
): Promise<StoredCollection | undefined> {
  const where = eq(collections[by], value);
  const found = await findCollections(platform, { where, orderBy: [], limit: 1, offset: 0 });
  return found.collections[0];
}
