import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { findProductsByIds } from '../../catalog/products/store';
import type { StoreVariant } from '../../catalog/products/store-variants';
import { products, variants } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import type { Platform } from '../../core/platform';
import { filterToSql, type QueryFields, sortToSql } from '../../core/query';
import type { Position, SearchDetails } from '../cursor';
import { requireDeclared } from '../declared-fields';

type VariantQuery = { fields: QueryFields; includeHidden: boolean; only?: SQL };

/**
 * Returns a page of the variants of all products, by default by product name, then as the product
 * lists them.
 * @throws PlatformError 400 for undeclared fields.
 */
export async function queryV3Variants(
  platform: Platform,
  at: Position,
  { fields, includeHidden, only }: VariantQuery,
): Promise<{ variants: StoreVariant[]; total: number }> {
  const { read } = platform.db;
  requireDeclared(fields, at);
  const where = and(
    filterToSql(fields, at.filter),
    textCondition(at.search),
    includeHidden ? undefined : eq(products.visible, true),
    only,
  );
  const order = sortToSql(fields, at.sort);
  const rows = await read
    .select({ productId: variants.productId, variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(catalogIndex, eq(catalogIndex.productId, variants.productId))
    .where(where)
    .orderBy(
      ...(order.length > 0 ? order : [sql`${products.name} collate nocase`]),
      asc(variants.productId),
      asc(variants.position),
    )
    .limit(at.limit)
    .offset(at.offset);
  const [totals] = await read
    .select({ total: count() })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(catalogIndex, eq(catalogIndex.productId, variants.productId))
    .where(where);
  const found = await findProductsByIds(platform, [...new Set(rows.map(({ productId }) => productId))]);
  const byId = new Map(found.map((product) => [product.id, product]));
  const page = rows.flatMap(({ productId, variantId }) => {
    const product = byId.get(productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    return product && variant ? [{ product, variant }] : [];
  });
  return { variants: page, total: totals?.total ?? 0 };
}

/** Each term must begin a word of the product's name, or the SKU. */
function textCondition(search: SearchDetails | undefined): SQL | undefined {
  const terms = (search?.expression ?? '').split(/\s+/).filter((term) => term !== '');
  return and(
    ...terms.map((term) =>
      or(
        sql`instr(' ' || lower(${products.name}), ${` ${term.toLowerCase()}`}) > 0`,
        sql`instr(lower(${variants.sku}), ${term.toLowerCase()}) = 1`,
      ),
    ),
  );
}
