import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import type { Category, Product, ProductSummary } from '@/lib/model/product';
import type {
  FilterChoices,
  PriceBounds,
  ProductList,
  ProductQuery,
  SortOrder,
} from '@/lib/model/product-list';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { SITEMAP_PRODUCTS } from '@/lib/seo/sitemap';
import type { ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { countChoices, filterChoices, filterProducts, knownFilters } from './filters';
import { isPriceOrder, paidPriceBounds, sortByPaidPrice, withinPaidPrices } from './paid-price';
import { effectiveRange } from './price-range';
import { countFilters, NO_FILTERS, PLAIN_QUERY } from './product-query';
import { matchProducts } from './search';

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
 * filters. The shop filters and sorts a list of up to 500 products by paid price. The platform does
 * so for a longer list and compares prices before a discount: see `priceBasis`.
 *
 * @throws PlatformError
 */
export async function getProductList(
  requested: ProductQuery,
  categoryId: string | null,
): Promise<ProductList> {
  const facets = await getListFacets(categoryId);
  const { choices, bounds } = facets;
  const filters = choices ? knownFilters(requested.filters, choices) : NO_FILTERS;
  const query = { ...requested, filters };
  const { products, total, counted } = await findPage(query, categoryId, facets);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const priceBasis = choices ? 'paid' : 'list';
  return { query, products, total, pageCount, choices: counted, bounds, priceBasis };
}

type FoundPage = ProductPage & { counted: FilterChoices | null };

async function findPage(
  query: ProductQuery,
  categoryId: string | null,
  { choices, bounds }: ListFacets,
): Promise<FoundPage> {
  const { minPrice, maxPrice, filters, sortBy } = query;
  const limited = minPrice !== null || maxPrice !== null;
  const range = limited ? effectiveRange({ minPrice, maxPrice }, bounds) : { minPrice, maxPrice };
  const skip = (query.page - 1) * PAGE_SIZE;
  const isPlatformPage =
    choices === null || (countFilters({ ...query, ...range }) === 0 && !isPriceOrder(sortBy));
  if (isPlatformPage) {
    const list = { ...PLAIN_LIST, categoryId, sortBy, ...range };
    return { ...(range ? await getPage(list, skip) : NO_PRODUCTS), counted: choices };
  }
  const inRange = range ? withinPaidPrices(await listInOrder(categoryId, sortBy), range) : [];
  const found = filterProducts(inRange, filters);
  return {
    products: found.slice(skip, skip + PAGE_SIZE),
    total: found.length,
    counted: countChoices(choices, inRange, filters),
  };
}

const NO_PRODUCTS: ProductPage = { products: [], total: 0 };

/** Returns a whole list of at most 500 products. Equal prices stay in the plain order. */
async function listInOrder(categoryId: string | null, sortBy: SortOrder): Promise<ProductSummary[]> {
  const list = { ...PLAIN_LIST, categoryId };
  if (isPriceOrder(sortBy)) return sortByPaidPrice((await walk(list)).products, sortBy);
  return (await walk({ ...list, sortBy })).products;
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
  if (total > WALKED_PAGES * PAGE_SIZE)
    return { choices: null, bounds: await platform.queryPriceBounds(categoryId) };
  const { products } = await walk(list);
  return { choices: filterChoices(products), bounds: paidPriceBounds(products) };
}

/** Most pages of a list that the shop reads itself. Each page is one cached platform call. */
const WALKED_PAGES = 5;

/** Returns the first products of a list, at most 500, and the total of the list. */
async function walk(list: ListQuery): Promise<ProductPage> {
  const first = await getPage(list, 0);
  const pages = Math.min(WALKED_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => getPage(list, (index + 1) * PAGE_SIZE)),
  );
  return { products: [first, ...others].flatMap(({ products }) => products), total: first.total };
}

type ListQuery = Omit<Parameters<typeof platform.queryProducts>[0], 'skip' | 'limit'>;

/** All lists extend this object, because the cache key depends on the order of the properties. */
const PLAIN_LIST: ListQuery = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: PLAIN_QUERY.sortBy,
};

/** Returns a page of a list. `skip` is a multiple of the page size. */
async function getPage(list: ListQuery, skip: number): Promise<ProductPage> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return platform.queryProducts({ ...list, skip, limit: PAGE_SIZE });
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

/**
 * Returns the products that match every search term (see `matchProducts`). The platform's client
 * cannot search inside names, so the shop searches its newest products, at most 500, itself.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery): Promise<ProductList> {
  const products = matchProducts(await getAllProducts(), query.search ?? '');
  return {
    query,
    products,
    total: products.length,
    pageCount: 1,
    choices: null,
    bounds: null,
    priceBasis: 'paid',
  };
}

/** Returns the number of products in the shop. @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage(PLAIN_LIST, 0)).total;
}

/**
 * Returns the product slugs of one sitemap file, counted from 1. A file beyond the last has none
 * and costs no call.
 *
 * @throws PlatformError
 */
export async function getProductSlugs(file: number): Promise<string[]> {
  return file > Math.ceil((await getProductCount()) / SITEMAP_PRODUCTS) ? [] : readProductSlugs(file);
}

async function readProductSlugs(file: number): Promise<string[]> {
  'use cache';
  cacheLife('days');
  const pages = SITEMAP_PRODUCTS / PAGE_SIZE;
  const slugs: string[] = [];
  // Reads the pages one after the other, so that the calls of shoppers go first. A crawler can
  // wait.
  for (let page = (file - 1) * pages; page < file * pages; page++) {
    const { products, total } = await platform.queryProducts({
      ...PLAIN_LIST,
      skip: page * PAGE_SIZE,
      limit: PAGE_SIZE,
    });
    slugs.push(...products.map(({ slug }) => slug));
    if ((page + 1) * PAGE_SIZE >= total) break;
  }
  return slugs;
}
