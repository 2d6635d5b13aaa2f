import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../core/platform';
import { filterToSql, sortTerms, sortToSql, type WireQuery } from '../../core/query';
import { storedCollectionId } from '../all-products';
import { collectionProducts, products } from '../schema';
import type { StoredProduct } from '../types';
import { fieldsAlong, fieldsOfFound, productFields } from './fields';
import { findProductsByIds } from './store';

type ProductsQuery = {
  filter?: WireQuery['filter'];
  sort?: WireQuery['sort'];
  /** The order without a sort: the newest first by default. */
  defaultOrder?: 'ASC' | 'DESC';
  limit: number;
  offset: number;
  includeHidden: boolean;
};

/**
 * Returns a page of products and the number of all matches. Products of equal rank sort by id, so
 * that pages neither overlap nor skip.
 * No single plan suits a large catalog: with many matches it is fastest to read along the sort
 * index, with few to select them and then sort. The count, which indexes answer by themselves,
 * decides.
 * @throws PlatformError 400 for fields that products cannot be filtered or sorted by.
 */
export async function queryProducts(
  platform: Platform,
  query: ProductsQuery,
): Promise<{ products: StoredProduct[]; total: number }> {
  const { read } = platform.db;
  const { limit, offset } = query;
  const total = await countProducts(platform, query);
  const sort = query.sort?.length
    ? query.sort
    : [{ fieldName: 'numericId', order: query.defaultOrder ?? 'DESC' }];
  const [first] = sort.flatMap(sortTerms);
  const order = first?.name ?? '';
  // Compares the rows read until the page is full, if matches are evenly spread, with the rows to
  // sort.
  const isAlong = (offset + limit) * (await sizeAlong(platform, order, query.filter)) < total * total;
  const rows = await read
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        filterToSql(isAlong ? fieldsAlong(order) : productFields, query.filter),
        query.includeHidden ? undefined : eq(products.visible, true),
      ),
    )
    .orderBy(
      ...sortToSql(isAlong ? productFields : fieldsOfFound, sort),
      // In the other direction SQLite would sort all products of the last rank before it returns
      // one.
      first?.order === 'DESC' ? desc(products.id) : asc(products.id),
    )
    .limit(limit)
    .offset(offset);
  return {
    products: await findProductsByIds(
      platform,
      rows.map(({ id }) => id),
    ),
    total,
  };
}

/**
 * Returns how many products lie along a sort index: those in the range that the filter sets for the
 * sort field.
 */
async function sizeAlong(platform: Platform, order: string, filter: WireQuery['filter']): Promise<number> {
  const own = conjunctsOf(filter).filter(([name]) => productFields(name) === productFields(order));
  const [row] = await platform.db.read
    .select({ total: count() })
    .from(products)
    .where(and(...own.map(([name, value]) => filterToSql(productFields, { [name]: value }))));
  return row?.total ?? 0;
}

/** Returns how many products match, as `queryProducts` counts them. */
async function countProducts(
  platform: Platform,
  { filter, includeHidden }: Pick<ProductsQuery, 'filter' | 'includeHidden'>,
): Promise<number> {
  const { read } = platform.db;
  const whole = await countWhole(platform, filter);
  if (whole === undefined) {
    const [row] = await read
      .select({ total: count() })
      .from(products)
      .where(and(filterToSql(productFields, filter), includeHidden ? undefined : eq(products.visible, true)));
    return row?.total ?? 0;
  }
  if (includeHidden) return whole;
  const [hidden] = await read
    .select({ total: count() })
    .from(products)
    // The literal matches the partial index of hidden products, which a bound value does not, and
    // the query reads along that index.
    .where(and(sql`${products.visible} = 0`, filterToSql(fieldsAlong('visible'), filter)));
  return whole - (hidden?.total ?? 0);
}

/**
 * Returns the size of the catalog or of one collection, including hidden products, without reading
 * any product. Undefined for every other filter.
 */
async function countWhole(platform: Platform, filter: WireQuery['filter']): Promise<number | undefined> {
  const { read } = platform.db;
  const parts = conjunctsOf(filter);
  const [part] = parts;
  if (part === undefined) {
    const [row] = await read.select({ total: count() }).from(products);
    return row?.total;
  }
  const collectionId = parts.length === 1 ? onlyCollection(part) : undefined;
  if (collectionId === undefined) return undefined;
  const [row] = await read
    .select({ total: count() })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, storedCollectionId(collectionId)));
  return row?.total;
}

/** `{a, $and: [{b}, {c}]}` → `[a, b, c]`. */
function conjunctsOf(filter: WireQuery['filter']): [string, unknown][] {
  return Object.entries(filter ?? {}).flatMap(([key, value]) =>
    key === '$and' && Array.isArray(value) ? value.flatMap(conjunctsOf) : [[key, value]],
  );
}

function onlyCollection([key, value]: [string, unknown]): string | undefined {
  if (key !== 'collectionIds' && key !== 'collections.id') return undefined;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const [operator, ...others] = Object.entries(value);
  if (operator === undefined || others.length > 0) return undefined;
  const [name, operand] = operator;
  if (!['$eq', '$in', '$hasSome', '$hasAll'].includes(name)) return undefined;
  const ids: unknown[] = Array.isArray(operand) ? operand : [operand];
  return ids.length === 1 && typeof ids[0] === 'string' ? ids[0] : undefined;
}
