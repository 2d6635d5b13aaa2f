import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { findProductsByIds, type StoredProduct } from '../../catalog/products/store';
import { products } from '../../catalog/schema';
import type { Platform } from '../../core/platform';
import { filterToSql, sortTerms, sortToSql, type WireQuery } from '../../core/query';
import { v3Fields } from './fields';

type V3Query = {
  filter?: WireQuery['filter'];
  sort?: WireQuery['sort'];
  /** Search terms that must all occur in a product's name or description, case-insensitively. */
  expression?: string;
  limit: number;
  offset: number;
  includeHidden: boolean;
};

/** Returns a page of products for V3, newest first by default. @throws PlatformError 400. */
export async function queryV3Products(
  platform: Platform,
  query: V3Query,
): Promise<{ products: StoredProduct[]; total: number }> {
  const { read } = platform.db;
  const sort = query.sort?.length ? query.sort : [{ fieldName: 'createdDate', order: 'DESC' }];
  const [first] = sort.flatMap(sortTerms);
  const rows = await read
    .select({ id: products.id })
    .from(products)
    .where(conditions(query))
    .orderBy(...sortToSql(v3Fields, sort), first?.order === 'DESC' ? desc(products.id) : asc(products.id))
    .limit(query.limit)
    .offset(query.offset);
  const ids = rows.map(({ id }) => id);
  return {
    products: await findProductsByIds(platform, ids),
    total: await countV3Products(platform, query),
  };
}

/**
 * Returns the number of matches. @throws PlatformError 400 for fields that products cannot be
 * filtered by.
 */
export async function countV3Products(
  platform: Platform,
  query: Pick<V3Query, 'filter' | 'expression' | 'includeHidden'>,
): Promise<number> {
  const [row] = await platform.db.read.select({ total: count() }).from(products).where(conditions(query));
  return row?.total ?? 0;
}

const conditions = ({
  filter,
  expression = '',
  includeHidden,
}: Pick<V3Query, 'filter' | 'expression' | 'includeHidden'>) =>
  and(
    filterToSql(v3Fields, filter),
    includeHidden ? undefined : eq(products.visible, true),
    ...expression
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(
        (word) => sql`instr(lower(${products.name} || ' ' || ${products.description}), lower(${word})) > 0`,
      ),
  );
