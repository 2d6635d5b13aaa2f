import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../core/platform';
import { filterToSql, sortTerms, sortToSql, type WireQuery } from '../core/query';
import { collectionProducts, products } from '../db/schema';
import { fieldsAlong, fieldsOfFound, productFields } from './product-fields';
import { findProductsByIds, type StoredProduct } from './product-store';

type ProductsQuery = {
  filter?: WireQuery['filter'];
  sort?: WireQuery['sort'];
  limit: number;
  offset: number;
  includeHidden: boolean;
};

/** Without an order: newest first. */
const NEWEST_FIRST = [{ fieldName: 'numericId', order: 'DESC' }];

/**
 * A page of products and the number of all that match. Products of equal rank follow their ids, so that pages neither
 * overlap nor skip.
 *
 * In a large catalog one plan does not fit all: many matches are soonest met along the order's index, few are soonest
 * found by the conditions and then sorted. The count, which indexes answer by themselves, tells which it is.
 *
 * @throws PlatformError 400 for what products cannot be filtered or sorted by.
 */
export async function queryProducts(
  platform: Platform,
  query: ProductsQuery,
): Promise<{ products: StoredProduct[]; total: number }> {
  const { read } = platform.db;
  const { limit, offset } = query;
  const total = await countProducts(platform, query);
  const sort = query.sort?.length ? query.sort : NEWEST_FIRST;
  const [first] = sort.flatMap(sortTerms);
  const order = first?.name ?? '';
  // Rows passed until the page is full, if matches lie evenly, against rows to sort.
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
      // The other way round SQLite would sort all products of the last rank before it answers one.
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

/** How many products an order's index leads past: those in the range that the filter asks of the order's own field. */
async function sizeAlong(platform: Platform, order: string, filter: WireQuery['filter']): Promise<number> {
  const own = conjunctsOf(filter).filter(([name]) => productFields(name) === productFields(order));
  const [row] = await platform.db.read
    .select({ total: count() })
    .from(products)
    .where(and(...own.map(([name, value]) => filterToSql(productFields, { [name]: value }))));
  return row?.total ?? 0;
}

/** How many products match, as `queryProducts` counts them. */
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
    // As it stands in the index of hidden products, which a bound value does not match, and along that index.
    .where(and(sql`${products.visible} = 0`, filterToSql(fieldsAlong('visible'), filter)));
  return whole - (hidden?.total ?? 0);
}

/**
 * The size of the catalog or of one collection with its hidden products, which takes no look at any product;
 * undefined for every other filter.
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
    .where(eq(collectionProducts.collectionId, collectionId));
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
