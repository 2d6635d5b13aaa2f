import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { HAS_FIELD_FILTERS } from '@/lib/config/shop';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Category, Product, ProductSummary } from '@/lib/model/product';
import type {
  FilterChoices,
  PlatformOrder,
  PriceBounds,
  ProductList,
  ProductQuery,
} from '@/lib/model/product-list';
import { translateCategories } from '@/lib/model/translate';
import type { ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getRate, inCurrency, inSiteCurrency, withPrices } from './converted-prices';
import { countChoices, filterChoices, filterProducts, knownFilters } from './filters';
import { getPage, getShownPage, getTraits, PAGE_SIZE, PLAIN_LIST, WALKED_LENGTH, walk } from './list-pages';
import { effectiveRange, findDiscounts, getPlatformList, isShortList, orderOf } from './lists';
import { isPriceOrder, paidPriceBounds, sortByPaidPrice, withinPaidPrices } from './paid-price';
import { countFilters, NO_FILTERS } from './product-query';

/**
 * Reads the shared catalog from the cache. Every cached function throws when the platform fails: an
 * outage must never be cached as "not found". A stale entry is served while it revalidates.
 */

/** @throws PlatformError */
export const getCategories = ({ language }: CatalogView): Promise<Category[]> => readCategories(language);

async function readCategories(language: string | null): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  const categories = await platform.queryCategories(inLanguage(language));
  return language === null ? categories : translateCategories(await readCategories(null), categories);
}

/**
 * Returns one page of a list of products, with the bounds of its price filter and its other
 * filters. Where the platform does not filter by all of them, or ignores automatic discounts of the
 * list, the shop filters and sorts a list of up to 500 products by paid price. The platform then
 * does so for a longer list and compares prices before a discount: see `priceBasis`.
 *
 * A price filter is in the currency of the view. The platform filters and sorts by the
 * price in the site's currency.
 *
 * @throws PlatformError
 */
export async function getProductList(
  requested: ProductQuery,
  categoryId: string | null,
  { language, currency }: CatalogView,
): Promise<ProductList> {
  const { minPrice, maxPrice } = requested;
  const rate = await getRate(currency);
  const siteQuery = { ...requested, ...inSiteCurrency(requested, rate) };
  const list = await getSiteList(siteQuery, categoryId, language);
  return {
    ...list,
    query: { ...list.query, minPrice, maxPrice },
    products: await withPrices(list.products, currency),
    bounds: inCurrency(list.bounds, rate),
  };
}

async function getSiteList(
  requested: ProductQuery,
  categoryId: string | null,
  language: string | null,
): Promise<ProductList> {
  const { filtersLists } = await getTraits();
  const discounts = filtersLists ? await findDiscounts(categoryId) : 'short';
  if (discounts === 'short' || (HAS_FIELD_FILTERS && (await isShortList(categoryId))))
    return getOwnList(requested, categoryId, language);
  const list = await getPlatformList(requested, { categoryId }, language);
  return { ...list, priceBasis: discounts === 'none' ? 'paid' : 'list' };
}

async function getOwnList(
  requested: ProductQuery,
  categoryId: string | null,
  language: string | null,
): Promise<ProductList> {
  const facets = await getListFacets(categoryId, language);
  const { choices, bounds } = facets;
  const filters = choices ? knownFilters(requested.filters, choices) : NO_FILTERS;
  const query = { ...requested, filters };
  const { sortBy, ...order } = await orderOf(requested.sortBy, categoryId);
  const { readPage: _, platformOrder: __, ...orders } = order;
  const { products, total, counted } = await findPage(query, { categoryId, language }, facets, order);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const priceBasis = choices ? 'paid' : 'list';
  return {
    ...{ query: { ...query, sortBy }, products, total, pageCount, isCut: false, choices: counted },
    ...{ bounds, priceBasis },
    ...orders,
  };
}

type Scope = { categoryId: string | null; language: string | null };
type ReadOrder = Pick<Awaited<ReturnType<typeof orderOf>>, 'platformOrder' | 'readPage'>;
type FoundPage = ProductPage & { counted: FilterChoices | null };

async function findPage(
  query: ProductQuery,
  scope: Scope,
  { choices, bounds }: ListFacets,
  { platformOrder: sortBy, readPage }: ReadOrder,
): Promise<FoundPage> {
  const { minPrice, maxPrice, filters } = query;
  const limited = minPrice !== null || maxPrice !== null;
  const range = limited ? effectiveRange({ minPrice, maxPrice }, bounds) : { minPrice, maxPrice };
  const isPlatformPage =
    choices === null || (countFilters({ ...query, ...range }) === 0 && !isPriceOrder(sortBy));
  if (isPlatformPage) {
    const list = { ...PLAIN_LIST, categoryId: scope.categoryId, sortBy, ...range };
    const page = range ? await getShownPage(list, query.page, scope.language, readPage) : NO_PRODUCTS;
    return { ...page, counted: choices };
  }
  const inRange = range ? withinPaidPrices(await listInOrder(scope, sortBy, readPage), range) : [];
  const found = filterProducts(inRange, filters);
  const skip = (query.page - 1) * PAGE_SIZE;
  return {
    products: found.slice(skip, skip + PAGE_SIZE),
    total: found.length,
    counted: countChoices(choices, inRange, filters),
  };
}

const NO_PRODUCTS: ProductPage = { products: [], total: 0 };

/** Returns a whole list of at most 500 products. Equal prices stay in the plain order. */
async function listInOrder(
  { categoryId, language }: Scope,
  sortBy: PlatformOrder,
  readPage: typeof getPage,
): Promise<ProductSummary[]> {
  const list = { ...PLAIN_LIST, categoryId };
  if (isPriceOrder(sortBy)) return sortByPaidPrice((await walk(list, language)).products, sortBy);
  return (await walk({ ...list, sortBy }, language, readPage)).products;
}

/**
 * `choices` is null for a list that is too large to read whole. The platform's query has its
 * bounds.
 */
type ListFacets = { choices: FilterChoices | null; bounds: PriceBounds | null };

async function getListFacets(categoryId: string | null, language: string | null): Promise<ListFacets> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list = { ...PLAIN_LIST, categoryId };
  const { total } = await getPage(list, 0);
  if (total > WALKED_LENGTH) return { choices: null, bounds: await platform.queryPriceBounds(categoryId) };
  const { products } = await walk(list, language);
  return { choices: filterChoices(products), bounds: paidPriceBounds(products) };
}

/** Returns the newest products of the shop, at most 100. @throws PlatformError */
export async function getNewestProducts(
  count: number,
  { language, currency }: CatalogView,
): Promise<ProductSummary[]> {
  const { products } = await getPage(PLAIN_LIST, 0, language);
  return withPrices(products.slice(0, count), currency);
}

/** Returns other products of the product's smallest category. @throws PlatformError */
export async function getRelatedProducts(
  product: Product,
  count: number,
  { language, currency }: CatalogView,
): Promise<ProductSummary[]> {
  const categories = await getCategories(SITE_VIEW);
  // The smallest category is the most specific one.
  const [category] = categories
    .filter(({ id }) => product.categoryIds.includes(id))
    .sort((a, b) => a.productCount - b.productCount);
  if (!category) return [];
  const { products } = await getPage({ ...PLAIN_LIST, categoryId: category.id }, 0, language);
  return withPrices(products.filter(({ id }) => id !== product.id).slice(0, count), currency);
}

/** Returns the newest products, at most 500, with the prices of the site. @throws PlatformError */
export async function getAllProducts({ language }: CatalogView): Promise<ProductSummary[]> {
  return (await walk(PLAIN_LIST, language)).products;
}

/** Returns the number of products in the shop. @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage(PLAIN_LIST, 0)).total;
}
