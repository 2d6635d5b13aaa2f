import 'server-only';
import { cacheCatalog, catalogTags, readStored } from '@/lib/cache';
import { type CatalogView, inLanguage, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Category, Product, ProductSummary } from '@/lib/model/product';
import { translateCategories } from '@/lib/model/translate';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { rememberSlugs } from '@/lib/wix/catalog/known-slugs';
import { getFirst, getPage, PLAIN_LIST, WHOLE_LENGTH } from '@/lib/wix/catalog/lists/pages';
import { withPrices } from './converted-prices';

/** Cached functions throw when the platform fails: an outage must never be cached as "not found". */

/** @throws PlatformError */
export async function getCategories({ language }: CatalogView): Promise<Category[]> {
  const categories = await readStored(() => getCategoriesIn(language));
  rememberSlugs('category', categories);
  return categories;
}

async function getCategoriesIn(language: string | null): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  const { categories } = await platform.queryCategories(inLanguage(language));
  return language === null ? categories : translateCategories(await getCategoriesIn(null), categories);
}

/** At most 100. @throws PlatformError */
export async function getNewestProducts(
  count: number,
  { language, currency }: CatalogView,
): Promise<ProductSummary[]> {
  const { products } = await getPage(PLAIN_LIST, 0, language);
  return withPrices(products.slice(0, count), currency);
}

/** Others of the product's smallest category, the most specific one. @throws PlatformError */
export async function getRelatedProducts(
  product: Product,
  count: number,
  { language, currency }: CatalogView,
): Promise<ProductSummary[]> {
  const categories = await getCategories(SITE_VIEW);
  const [category] = categories
    .filter(({ id }) => product.categoryIds.includes(id))
    .sort((a, b) => a.productCount - b.productCount);
  if (!category) return [];
  const { products } = await getPage({ ...PLAIN_LIST, categoryId: category.id }, 0, language);
  return withPrices(products.filter(({ id }) => id !== product.id).slice(0, count), currency);
}

/** The newest products, at most 500, with the prices of the site. @throws PlatformError */
export async function getAllProducts({ language }: CatalogView): Promise<ProductSummary[]> {
  return (await getFirst(PLAIN_LIST, language)).products;
}

/** @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage(PLAIN_LIST, 0)).total;
}

/**
 * In the requested order, without unknown products. A catalog that is listed whole needs no `getOthers`.
 * @param getOthers reads products beyond the newest 500. The ids are sorted: they are the key of a cache
 * @throws PlatformError
 */
export async function getByIds(
  ids: readonly string[],
  view: CatalogView,
  getOthers: (ids: string[]) => Promise<ProductSummary[]>,
): Promise<ProductSummary[]> {
  const listed = await getAllProducts(view);
  const known = new Set(listed.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id)).toSorted();
  const isWhole = others.length === 0 || (await getProductCount()) <= WHOLE_LENGTH;
  const found = isWhole ? listed : [...listed, ...(await getOthers(others))];
  const byId = new Map(found.map((product) => [product.id, product]));
  return withPrices(
    ids.flatMap((id) => byId.get(id) ?? []),
    view.currency,
  );
}
