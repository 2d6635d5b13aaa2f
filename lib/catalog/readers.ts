import 'server-only';
import { cacheLife } from 'next/cache';
import { cacheCatalog, catalogTags, tagCatalog } from '@/lib/cache';
import * as platform from '@/lib/wix/catalog-v1';
import { effectiveRange } from './price-range';
import { PAGE_SIZE, PLAIN_QUERY } from './product-query';
import { matchProducts } from './search';
import { SITEMAP_PRODUCTS } from './sitemap';
import type { Category, PriceBounds, Product, ProductList, ProductQuery, ProductSummary } from './types';

/**
 * The catalogue as everybody sees it, from the cache. Every cached function throws when the platform fails: an outage
 * must never be kept as "not found". What is old is served while it is made fresh.
 */

/** A product by its slug, or null when the platform has none. @throws PlatformError */
export async function getProduct(slug: string): Promise<Product | null> {
  'use cache';
  cacheCatalog(catalogTags.product(slug));
  const product = await platform.queryProductBySlug(slug);
  tagCatalog(product ? catalogTags.productId(product.id) : catalogTags.noProduct);
  return product;
}

/** @throws PlatformError */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  return platform.queryCategories();
}

/** A category by its slug, or null when the platform has none. @throws PlatformError */
export async function getCategory(slug: string): Promise<Category | null> {
  const known = (await getCategories()).find((category) => category.slug === slug);
  return known ?? getUnlistedCategory(slug);
}

/** A category beyond the first page of them. */
async function getUnlistedCategory(slug: string): Promise<Category | null> {
  'use cache';
  cacheCatalog(catalogTags.categories);
  return platform.queryCategoryBySlug(slug);
}

/** One page of a list of products, with the bounds its price filter can have. @throws PlatformError */
export async function getProductList(query: ProductQuery, categoryId: string | null): Promise<ProductList> {
  const bounds = getPriceBounds(categoryId);
  const [{ products, total }, known] = await Promise.all([getListPage(query, categoryId, bounds), bounds]);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { products, total, page: query.page, pageCount, bounds: known };
}

async function getListPage(
  { minPrice, maxPrice, sortBy, page }: ProductQuery,
  categoryId: string | null,
  bounds: Promise<PriceBounds | null>,
): Promise<platform.ProductPage> {
  const rest = { categoryId, sortBy, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  if (minPrice === null && maxPrice === null) return getPage({ ...rest, minPrice, maxPrice });
  const range = effectiveRange({ minPrice, maxPrice }, await bounds);
  return range === null ? { products: [], total: 0 } : getPage({ ...rest, ...range });
}

async function getPage(query: Parameters<typeof platform.queryProducts>[0]): Promise<platform.ProductPage> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return platform.queryProducts(query);
}

async function getPriceBounds(categoryId: string | null): Promise<PriceBounds | null> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return platform.queryPriceBounds(categoryId);
}

/** The newest products of the shop, at most 100. @throws PlatformError */
export async function getNewestProducts(count: number): Promise<ProductSummary[]> {
  const { products } = await getPage({ ...FIRST_PAGE, limit: PAGE_SIZE });
  return products.slice(0, count);
}

const FIRST_PAGE = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  sortBy: PLAIN_QUERY.sortBy,
  skip: 0,
} as const;

/** Other products of the same categories. @throws PlatformError */
export async function getRelatedProducts(product: Product, count: number): Promise<ProductSummary[]> {
  const categories = await getCategories();
  // The smallest category says most about a product.
  const [category] = categories
    .filter(({ id }) => product.categoryIds.includes(id))
    .sort((a, b) => a.productCount - b.productCount);
  if (!category) return [];
  const { products } = await getPage({ ...FIRST_PAGE, categoryId: category.id, limit: PAGE_SIZE });
  return products.filter(({ id }) => id !== product.id).slice(0, count);
}

/** How far the shop looks through its catalogue itself; each page is one call of the platform, from the cache. */
const WALKED_PAGES = 5;

/** The newest products, at most 500. @throws PlatformError */
export async function getAllProducts(): Promise<ProductSummary[]> {
  const products: ProductSummary[] = [];
  for (let page = 0; page < WALKED_PAGES; page++) {
    const next = await getPage({ ...FIRST_PAGE, skip: page * PAGE_SIZE, limit: PAGE_SIZE });
    products.push(...next.products);
    if ((page + 1) * PAGE_SIZE >= next.total) break;
  }
  return products;
}

/**
 * Products whose name, brand or colours hold every word that was typed. The platform's client cannot look inside
 * names, so the shop looks through its newest products itself.
 *
 * @throws PlatformError
 */
export async function searchProducts(query: ProductQuery): Promise<ProductList> {
  const products = matchProducts(await getAllProducts(), query.search ?? '');
  return { products, total: products.length, page: 1, pageCount: 1, bounds: null };
}

/** How many products the shop has. @throws PlatformError */
export async function getProductCount(): Promise<number> {
  return (await getPage({ ...FIRST_PAGE, limit: PAGE_SIZE })).total;
}

/** The addresses of the products of one file of the sitemap, counted from 1. @throws PlatformError */
export async function getProductSlugs(file: number): Promise<string[]> {
  'use cache';
  cacheLife('days');
  const pages = SITEMAP_PRODUCTS / PAGE_SIZE;
  const slugs: string[] = [];
  // One after the other: a crawler has time, and the shoppers' calls go first.
  for (let page = (file - 1) * pages; page < file * pages; page++) {
    const { products, total } = await platform.queryProducts({
      ...FIRST_PAGE,
      skip: page * PAGE_SIZE,
      limit: PAGE_SIZE,
    });
    slugs.push(...products.map(({ slug }) => slug));
    if ((page + 1) * PAGE_SIZE >= total) break;
  }
  return slugs;
}
