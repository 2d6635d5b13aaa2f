import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import * as platform from '@/lib/wix/catalog-v1';
import { countChoices, filterChoices, filterProducts, knownFilters } from './filters';
import { isPriceOrder, paidPriceBounds, sortByPaidPrice, withinPaidPrices } from './paid-price';
import { effectiveRange } from './price-range';
import { countFilters, NO_FILTERS, PAGE_SIZE, PLAIN_QUERY } from './product-query';
import { matchProducts } from './search';
import { SITEMAP_PRODUCTS } from './sitemap';
import type {
  Category,
  FilterChoices,
  PriceBounds,
  Product,
  ProductList,
  ProductQuery,
  ProductSummary,
  SortOrder,
} from './types';

/**
 * The catalog as everybody sees it, from the cache. Every cached function throws when the platform fails: an outage
 * must never be kept as "not found". What is old is served while it is made fresh.
 */

/** @throws PlatformError */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  return platform.queryCategories();
}

/**
 * Returns one page of a list of products, with the bounds of its price filter and its other filters. A list of up to 500
 * products is filtered and sorted by what a shopper pays, a longer one by the platform, which compares prices before a
 * discount: see `priceBasis`.
 *
 * @throws PlatformError
 */
export async function getProductList(asked: ProductQuery, categoryId: string | null): Promise<ProductList> {
  const facets = await getListFacets(categoryId);
  const { choices, bounds } = facets;
  const filters = choices ? knownFilters(asked.filters, choices) : NO_FILTERS;
  const query = { ...asked, filters };
  const { products, total, counted } = await findPage(query, categoryId, facets);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const priceBasis = choices ? 'paid' : 'list';
  return { query, products, total, pageCount, choices: counted, bounds, priceBasis };
}

type FoundPage = platform.ProductPage & { counted: FilterChoices | null };

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

const NO_PRODUCTS: platform.ProductPage = { products: [], total: 0 };

/** Returns a whole list of at most 500 products. Equal prices stay in the plain order. */
async function listInOrder(categoryId: string | null, sortBy: SortOrder): Promise<ProductSummary[]> {
  const list = { ...PLAIN_LIST, categoryId };
  if (isPriceOrder(sortBy)) return sortByPaidPrice((await walk(list)).products, sortBy);
  return (await walk({ ...list, sortBy })).products;
}

/** `choices` is null for a list that is too large to look through; its bounds are those of the platform's query. */
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

/** How far the shop looks through a list itself; each page is one call of the platform, from the cache. */
const WALKED_PAGES = 5;

/** The first products of a list, at most 500, and how many there are. */
async function walk(list: ListQuery): Promise<platform.ProductPage> {
  const first = await getPage(list, 0);
  const pages = Math.min(WALKED_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => getPage(list, (index + 1) * PAGE_SIZE)),
  );
  return { products: [first, ...others].flatMap(({ products }) => products), total: first.total };
}

type ListQuery = Omit<Parameters<typeof platform.queryProducts>[0], 'skip' | 'limit'>;

/** Every other list is made from it: what is kept goes by the order of its parts, too. */
const PLAIN_LIST: ListQuery = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: PLAIN_QUERY.sortBy,
};

/** A page of a list, the number of products to pass over being a multiple of its size. */
async function getPage(list: ListQuery, skip: number): Promise<platform.ProductPage> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return platform.queryProducts({ ...list, skip, limit: PAGE_SIZE });
}

/** The newest products of the shop, at most 100. @throws PlatformError */
export async function getNewestProducts(count: number): Promise<ProductSummary[]> {
  const { products } = await getPage(PLAIN_LIST, 0);
  return products.slice(0, count);
}

/** Other products of the same categories. @throws PlatformError */
export async function getRelatedProducts(product: Product, count: number): Promise<ProductSummary[]> {
  const categories = await getCategories();
  // The smallest category says most about a product.
  const [category] = categories
    .filter(({ id }) => product.categoryIds.includes(id))
    .sort((a, b) => a.productCount - b.productCount);
  if (!category) return [];
  const { products } = await getPage({ ...PLAIN_LIST, categoryId: category.id }, 0);
  return products.filter(({ id }) => id !== product.id).slice(0, count);
}

/** The newest products, at most 500. @throws PlatformError */
export async function getAllProducts(): Promise<ProductSummary[]> {
  return (await walk(PLAIN_LIST)).products;
}

/**
 * Products whose name, brand or colors hold every word that was typed. The platform's client cannot look inside
 * names, so the shop looks through its newest products itself.
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

/** How many products the shop has. @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage(PLAIN_LIST, 0)).total;
}

/**
 * Returns the slugs of the products of one file of the sitemap, counted from 1; none for a file beyond the last, which
 * costs no call. @throws PlatformError
 */
export async function getProductSlugs(file: number): Promise<string[]> {
  return file > Math.ceil((await getProductCount()) / SITEMAP_PRODUCTS) ? [] : readProductSlugs(file);
}

async function readProductSlugs(file: number): Promise<string[]> {
  'use cache';
  cacheLife('days');
  const pages = SITEMAP_PRODUCTS / PAGE_SIZE;
  const slugs: string[] = [];
  // One after the other: a crawler has time, and the shoppers' calls go first.
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
