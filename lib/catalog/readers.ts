import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import * as platform from '@/lib/wix/catalog-v1';
import { countChoices, filterChoices, filterProducts, knownFilters } from './filters';
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
} from './types';

/**
 * The catalogue as everybody sees it, from the cache. Every cached function throws when the platform fails: an outage
 * must never be kept as "not found". What is old is served while it is made fresh.
 */

/** @throws PlatformError */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  return platform.queryCategories();
}

/**
 * One page of a list of products, with the bounds its price filter can have and what else it can be filtered by. Prices
 * and order are always the platform's.
 *
 * @throws PlatformError
 */
export async function getProductList(asked: ProductQuery, categoryId: string | null): Promise<ProductList> {
  const [choices, bounds] = await Promise.all([getFilterChoices(categoryId), getPriceBounds(categoryId)]);
  const filters = choices ? knownFilters(asked.filters, choices) : NO_FILTERS;
  const query = { ...asked, filters };
  const { products, total, counted } = await findPage(query, categoryId, choices, bounds);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { query, products, total, pageCount, choices: counted, bounds };
}

type FoundPage = platform.ProductPage & { counted: FilterChoices | null };

async function findPage(
  query: ProductQuery,
  categoryId: string | null,
  choices: FilterChoices | null,
  bounds: PriceBounds | null,
): Promise<FoundPage> {
  const { minPrice, maxPrice, filters, sortBy } = query;
  const limited = minPrice !== null || maxPrice !== null;
  const range = limited ? effectiveRange({ minPrice, maxPrice }, bounds) : { minPrice, maxPrice };
  const skip = (query.page - 1) * PAGE_SIZE;
  const list = { ...PLAIN_LIST, categoryId, sortBy, ...range };
  // Without a filter the platform has the page; and a list that is too large has no filter but its prices.
  if (choices === null || countFilters({ ...query, ...range }) === 0) {
    const page = range ? await getPage(list, skip) : { products: [], total: 0 };
    return { ...page, counted: choices };
  }
  const all = range ? (await walk(list)).products : [];
  const found = filterProducts(all, filters);
  return {
    products: found.slice(skip, skip + PAGE_SIZE),
    total: found.length,
    counted: countChoices(choices, all, filters),
  };
}

/** What a list can be filtered by beside its prices, or null for one that is too large to look through. */
async function getFilterChoices(categoryId: string | null): Promise<FilterChoices | null> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list = { ...PLAIN_LIST, categoryId };
  const { total } = await getPage(list, 0);
  return total > WALKED_PAGES * PAGE_SIZE ? null : filterChoices((await walk(list)).products);
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

async function getPriceBounds(categoryId: string | null): Promise<PriceBounds | null> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return platform.queryPriceBounds(categoryId);
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
 * Products whose name, brand or colours hold every word that was typed. The platform's client cannot look inside
 * names, so the shop looks through its newest products itself.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery): Promise<ProductList> {
  const products = matchProducts(await getAllProducts(), query.search ?? '');
  return { query, products, total: products.length, pageCount: 1, choices: null, bounds: null };
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
