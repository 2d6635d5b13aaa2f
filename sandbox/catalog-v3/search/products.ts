import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { findProductsByIds } from '../../catalog/products/store';
import { collectionProducts } from '../../catalog/schema';
import { catalogIndex } from '../../catalog/search/schema';
import type { StoredProduct } from '../../catalog/types';
import { applicationError } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { filterToSql, type QueryFields, sortTerms, sortToSql, type WireQuery } from '../../core/query';
import type { Position, SearchDetails } from '../cursor';
import { requireDeclared } from '../declared-fields';
import { textSearch } from './text';

export type ProductSearch = {
  fields: QueryFields;
  filter?: WireQuery['filter'];
  search?: SearchDetails | undefined;
  includeHidden: boolean;
};

/**
 * The order by the merchant's arrangement of one category, which a search names in addition to the
 * field.
 */
const ARRANGEMENT = 'allCategoriesInfo.categories.index';

/**
 * Returns a page of products: in the requested order, else the best matches of a text first, else
 * the newest. Products of equal rank sort by age, so that pages neither overlap nor skip.
 * @throws PlatformError 400 for undeclared fields.
 */
export async function searchProducts(
  platform: Platform,
  at: Position,
  { fields, includeHidden }: Pick<ProductSearch, 'fields' | 'includeHidden'>,
): Promise<{ products: StoredProduct[]; total: number }> {
  const where = conditionOf({ fields, includeHidden, filter: at.filter, search: at.search });
  const rows = await selectPage(platform, at, { fields, includeHidden });
  const ids = rows.map(({ id }) => id);
  return {
    products: await findProductsByIds(platform, ids),
    total: await countProducts(platform, where),
  };
}

/** Selects the ids of a page. @throws PlatformError 400 for undeclared fields. */
export const selectPage = (
  platform: Platform,
  { filter, search, ...at }: Position,
  { fields, includeHidden }: Pick<ProductSearch, 'fields' | 'includeHidden'>,
) =>
  platform.db.read
    .select({ id: catalogIndex.productId })
    .from(catalogIndex)
    .where(conditionOf({ fields, includeHidden, filter, search }))
    .orderBy(...orderOf(fields, { search, ...at }))
    .limit(at.limit)
    .offset(at.offset);

/** Returns the number of products that meet a condition. */
export async function countProducts(platform: Platform, where: SQL | undefined): Promise<number> {
  const [row] = await platform.db.read.select({ total: count() }).from(catalogIndex).where(where);
  return row?.total ?? 0;
}

/** Returns the condition of a search. @throws PlatformError 400 for undeclared fields. */
export function conditionOf({ fields, filter, search, includeHidden }: ProductSearch): SQL | undefined {
  requireDeclared(fields, { filter });
  return and(
    filterToSql(fields, filter),
    textSearch(search)?.condition,
    includeHidden ? undefined : eq(catalogIndex.visible, true),
  );
}

function orderOf(fields: QueryFields, { sort, search }: Position): SQL[] {
  if (!sort?.length) {
    const text = textSearch(search);
    return [...(text ? [desc(text.rank)] : []), desc(catalogIndex.createdAt), desc(catalogIndex.no)];
  }
  const terms = sort.flatMap((entry) => {
    if (entry.fieldName === ARRANGEMENT) return [arrangementOf(entry)];
    requireDeclared(fields, { sort: [entry] });
    return sortToSql(fields, [entry]);
  });
  // The directions of an index: in others SQLite would sort all products before it returns one.
  const last = sort.flatMap((entry) => sortTerms(entry)).at(-1);
  const direction = last?.order === 'DESC' ? desc : asc;
  const byAge = last?.name === 'createdDate' ? [] : [direction(catalogIndex.createdAt)];
  return [...terms, ...byAge, direction(catalogIndex.no)];
}

/** `selectItemsBy: [{"allCategoriesInfo.categories.id": "…"}]` specifies the category. */
function arrangementOf(entry: Record<string, unknown>): SQL {
  const selected: unknown[] = Array.isArray(entry.selectItemsBy) ? entry.selectItemsBy : [];
  const [id] = selected.flatMap((one) =>
    typeof one === 'object' && one !== null && 'allCategoriesInfo.categories.id' in one
      ? [one['allCategoriesInfo.categories.id']]
      : [],
  );
  if (typeof id !== 'string')
    throw applicationError(400, 'INVALID_SORT', `${ARRANGEMENT} needs selectItemsBy with a category`);
  const place = sql`(select coalesce(${collectionProducts.position}, 1000000) from ${collectionProducts}
    where ${collectionProducts.collectionId} = ${id}
      and ${collectionProducts.productId} = ${catalogIndex.productId})`;
  return entry.order === 'DESC' ? desc(place) : asc(place);
}
