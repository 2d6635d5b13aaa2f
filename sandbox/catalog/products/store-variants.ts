import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../core/platform';
import type { QueryFields } from '../../core/query';
import { storedCollectionId } from '../all-products';
import { collectionProducts, products, variants } from '../schema';
import type { StoredProduct, StoredVariant } from '../types';
import { findProducts } from './store';

/** A variant of any product of the store, with its product. */
export type StoreVariant = { product: StoredProduct; variant: StoredVariant };

const ID: SQL = sql`${variants.productId} || '-' || ${variants.id}`;

/** The fields that store variants can be queried by. */
export const storeVariantFields: QueryFields = (name) => {
  switch (name) {
    case 'id':
      return { kind: 'text', column: ID, sortable: true };
    case 'variantId':
      return { kind: 'text', column: variants.id, sortable: true };
    case 'productId':
      return { kind: 'text', column: variants.productId, sortable: true };
    case 'productName':
      return { kind: 'text', column: products.name, sortable: true };
    case 'sku':
      return { kind: 'text', column: variants.sku, sortable: true };
    case 'stock.quantity':
      return { kind: 'number', column: variants.quantity, scale: 1, sortable: true };
    case 'collectionIds':
      return {
        kind: 'set',
        sortable: false,
        has: (id) => sql`exists (select 1 from ${collectionProducts}
          where ${collectionProducts.productId} = ${products.id}
          and ${collectionProducts.collectionId} = ${storedCollectionId(id)})`,
      };
    default:
      return undefined;
  }
};

type VariantQuery = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  includeHidden: boolean;
};

/**
 * Returns a page of the store's variants. The default order is by product name, then as the product
 * lists them.
 */
export async function findStoreVariants(
  platform: Platform,
  query: VariantQuery,
): Promise<{ variants: StoreVariant[]; total: number }> {
  const { read } = platform.db;
  const where = and(query.where, query.includeHidden ? undefined : eq(products.visible, true));
  const orderBy = query.orderBy.length > 0 ? query.orderBy : [sql`${products.name} collate nocase`];
  const [rows, totals] = await Promise.all([
    read
      .select({ productId: variants.productId, variantId: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(where)
      .orderBy(...orderBy, asc(variants.productId), asc(variants.position))
      .limit(query.limit)
      .offset(query.offset),
    read
      .select({ total: count() })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(where),
  ]);
  const found = await findProducts(platform, {
    where: inArray(products.id, [...new Set(rows.map(({ productId }) => productId))]),
    orderBy: [],
    limit: rows.length,
    offset: 0,
    includeHidden: query.includeHidden,
  });
  const byId = new Map(found.products.map((product) => [product.id, product]));
  const page = rows.flatMap(({ productId, variantId }) => {
    const product = byId.get(productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    return product && variant ? [{ product, variant }] : [];
  });
  return { variants: page, total: totals[0]?.total ?? 0 };
}

/** Returns the variant with the store-wide id `<productId>-<variantId>`, or undefined. */
export async function findStoreVariant(
  platform: Platform,
  id: string,
  { includeHidden }: { includeHidden: boolean },
): Promise<StoreVariant | undefined> {
  const where = sql`${ID} = ${id}`;
  const found = await findStoreVariants(platform, { where, orderBy: [], limit: 1, offset: 0, includeHidden });
  return found.variants[0];
}
