import 'server-only';
import { cacheCatalog, cacheList, catalogTags } from '@/lib/cache';
import { inLanguage } from '@/lib/i18n/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { translateSummary } from '@/lib/model/translate';
import type { ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getPage, type ListQuery, MAX_PAGES, PLAIN_LIST } from './list-pages';

/** Returns whether the merchant's order differs from newest first. @throws PlatformError */
export async function isArrangedCategory(categoryId: string): Promise<boolean> {
  const arrangement = await getArrangement(categoryId);
  if (arrangement.length === 0) return false;
  const { products } = await getPage({ ...PLAIN_LIST, categoryId }, 0);
  return arrangement.some((id, index) => products[index]?.id !== id);
}

/** Returns the first products in the merchant's order: see `queryArrangement`. */
async function getArrangement(categoryId: string): Promise<string[]> {
  'use cache';
  cacheCatalog(catalogTags.products, catalogTags.categories);
  return platform.queryArrangement(categoryId);
}

/**
 * Returns a page of a category's list in the merchant's order: its arranged products, then the
 * other ones as in the plain list, newest first. The platform arranges no filtered list, so that
 * the shop puts the arranged products in front of the plain pages. `skip` is a multiple of the page
 * size.
 *
 * @throws PlatformError
 */
export async function getArrangedPage(
  list: ListQuery,
  skip: number,
  language: string | null = null,
): Promise<ProductPage> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const first = await getPage(list, 0, language);
  const arranged = await arrangedOf(list, first, language);
  const ids = new Set(arranged.map(({ id }) => id));
  const others = first.products.filter(({ id }) => !ids.has(id));
  // Arranged products precede `others` and can be anywhere in the plain list, so that the plain
  // pages up to this one have enough of the others.
  for (let before = PAGE_SIZE; before <= Math.min(skip, MAX_PAGES * PAGE_SIZE); before += PAGE_SIZE)
    others.push(...(await getPage(list, before, language)).products.filter(({ id }) => !ids.has(id)));
  return { products: [...arranged, ...others].slice(skip, skip + PAGE_SIZE), total: first.total };
}

/** Returns the arranged products of the list in their order. A list of one page has them. */
async function arrangedOf(
  list: ListQuery,
  first: ProductPage,
  language: string | null,
): Promise<ProductSummary[]> {
  const arrangement = list.categoryId === null ? [] : await getArrangement(list.categoryId);
  const found = new Map(
    (first.cursor ? await getArranged(list, language) : first.products).map((one) => [one.id, one]),
  );
  return arrangement.flatMap((id) => found.get(id) ?? []);
}

/** Returns the products of the list that are among the arranged ones, in any order. */
async function getArranged(list: ListQuery, language: string | null): Promise<ProductSummary[]> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const ids = list.categoryId === null ? [] : await getArrangement(list.categoryId);
  if (ids.length === 0) return [];
  const query = { ...list, ids, skip: 0, limit: PAGE_SIZE, withoutTotal: true };
  const { products } = await platform.queryProducts(query, inLanguage(language));
  if (language === null) return products;
  const own = new Map((await getArranged(list, null)).map((product) => [product.id, product]));
  return products.map((shown) => {
    const product = own.get(shown.id);
    return product ? translateSummary(product, shown) : shown;
  });
}
