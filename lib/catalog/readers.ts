import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import type { Category, Product, ProductSummary } from '@/lib/model/product';
import type {
  FilterChoices,
  PriceBounds,
  ProductList,
  ProductQuery,
  SortOrder,
} from '@/lib/model/product-list';
import { DEFAULT_SORT_ORDER, PAGE_SIZE } from '@/lib/model/product-list';
import type { ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getArrangedPage, isArrangedCategory } from './arranged-pages';
import { findDiscounts } from './discounted-list';
import { countChoices, filterChoices, filterProducts, knownFilters } from './filters';
import { getPage, getTraits, PLAIN_LIST, WALKED_LENGTH, walk } from './list-pages';
import { isPriceOrder, paidPriceBounds, sortByPaidPrice, withinPaidPrices } from './paid-price';
import { getPlatformList } from './platform-lists';
import { effectiveRange } from './price-range';
import { countFilters, NO_FILTERS } from './product-query';

/**
 * Reads the shared catalog from the cache. Every cached function throws when the platform fails: an
 * outage must never be cached as "not found". A stale entry is served while it revalidates.
 */

/** @throws PlatformError */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  return platform.queryCategories();
}

/**
 * Returns one page of a list of products, with the bounds of its price filter and its other
 * filters. Where the platform does not filter by all of them, or ignores automatic discounts of the
 * list, the shop filters and sorts a list of up to 500 products by paid price. The platform then
 * does so for a longer list and compares prices before a discount: see `priceBasis`.
 *
 * @throws PlatformError
 */
export async function getProductList(
  requested: ProductQuery,
  categoryId: string | null,
): Promise<ProductList> {
  const { filtersLists } = await getTraits();
  const discounts = filtersLists ? await findDiscounts(categoryId) : 'short';
  if (discounts === 'short') return getOwnList(requested, categoryId);
  const list = await getPlatformList(requested, { categoryId });
  return { ...list, priceBasis: discounts === 'none' ? 'paid' : 'list' };
}

async function getOwnList(requested: ProductQuery, categoryId: string | null): Promise<ProductList> {
  const facets = await getListFacets(categoryId);
  const { choices, bounds } = facets;
  const filters = choices ? knownFilters(requested.filters, choices) : NO_FILTERS;
  const query = { ...requested, filters };
  const isArranged = categoryId !== null && (await isArrangedCategory(categoryId));
  const readPage = isArranged && query.sortBy === DEFAULT_SORT_ORDER ? getArrangedPage : getPage;
  const { products, total, counted } = await findPage(query, categoryId, facets, readPage);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const priceBasis = choices ? 'paid' : 'list';
  return {
    ...{ query, products, total, pageCount, isCut: false, choices: counted, bounds, priceBasis },
    ...(isArranged ? { isArranged } : {}),
  };
}

type FoundPage = ProductPage & { counted: FilterChoices | null };

async function findPage(
  query: ProductQuery,
  categoryId: string | null,
  { choices, bounds }: ListFacets,
  readPage: typeof getPage,
): Promise<FoundPage> {
  const { minPrice, maxPrice, filters, sortBy } = query;
  const limited = minPrice !== null || maxPrice !== null;
  const range = limited ? effectiveRange({ minPrice, maxPrice }, bounds) : { minPrice, maxPrice };
  const skip = (query.page - 1) * PAGE_SIZE;
  const isPlatformPage =
    choices === null || (countFilters({ ...query, ...range }) === 0 && !isPriceOrder(sortBy));
  if (isPlatformPage) {
    const list = { ...PLAIN_LIST, categoryId, sortBy, ...range };
    return { ...(range ? await readPage(list, skip) : NO_PRODUCTS), counted: choices };
  }
  const inRange = range ? withinPaidPrices(await listInOrder(categoryId, sortBy, readPage), range) : [];
  const found = filterProducts(inRange, filters);
  return {
    products: found.slice(skip, skip + PAGE_SIZE),
    total: found.length,
    counted: countChoices(choices, inRange, filters),
  };
}

const NO_PRODUCTS: ProductPage = { products: [], total: 0 };

/** Returns a whole list of at most 500 products. Equal prices stay in the plain order. */
async function listInOrder(
  categoryId: string | null,
  sortBy: SortOrder,
  readPage: typeof getPage,
): Promise<ProductSummary[]> {
  const list = { ...PLAIN_LIST, categoryId };
  if (isPriceOrder(sortBy)) return sortByPaidPrice((await walk(list)).products, sortBy);
  return (await walk({ ...list, sortBy }, readPage)).products;
}

/**
 * `choices` is null for a list that is too large to read whole. The platform's query has its
 * bounds.
 */
type ListFacets = { choices: FilterChoices | null; bounds: PriceBounds | null };

async function getListFacets(categoryId: string | null): Promise<ListFacets> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list = { ...PLAIN_LIST, categoryId };
  const { total } = await getPage(list, 0);
  if (total > WALKED_LENGTH) return { choices: null, bounds: await platform.queryPriceBounds(categoryId) };
  const { products } = await walk(list);
  return { choices: filterChoices(products), bounds: paidPriceBounds(products) };
}

/** Returns the newest products of the shop, at most 100. @throws PlatformError */
export async function getNewestProducts(count: number): Promise<ProductSummary[]> {
  const { products } = await getPage(PLAIN_LIST, 0);
  return products.slice(0, count);
}

/** Returns other products of the product's smallest category. @throws PlatformError */
export async function getRelatedProducts(product: Product, count: number): Promise<ProductSummary[]> {
  const categories = await getCategories();
  // The smallest category is the most specific one.
  const [category] = categories
    .filter(({ id }) => product.categoryIds.includes(id))
    .sort((a, b) => a.productCount - b.productCount);
  if (!category) return [];
  const { products } = await getPage({ ...PLAIN_LIST, categoryId: category.id }, 0);
  return products.filter(({ id }) => id !== product.id).slice(0, count);
}

/** Returns the newest products, at most 500. @throws PlatformError */
export async function getAllProducts(): Promise<ProductSummary[]> {
  return (await walk(PLAIN_LIST)).products;
}

/** Returns the number of products in the shop. @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage(PLAIN_LIST, 0)).total;
}
