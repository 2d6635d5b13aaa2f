import type { Category, LiveOffer, Product, ProductSummary } from '@/lib/model/product';
import type { PriceBounds, ProductQuery } from '@/lib/model/product-list';
import type { BrowseLane } from '../call-budget';

/**
 * The catalog of the site on the platform. Each generation of the platform's catalog implements it
 * in the shop's own types, and nothing above `lib/wix` knows which one is in use.
 *
 * Every function throws `PlatformError` when a call fails. Null means that the platform reports no
 * such product or category, never that a call failed.
 */
export type CatalogPlatform = {
  /**
   * Returns one page of visible products. A generation that filters and sorts by price uses the
   * price before a discount. Lists that the shop loads completely use the paid price instead
   * (lib/catalog/paid-price.ts).
   */
  queryProducts(query: PageQuery): Promise<ProductPage>;
  /**
   * Returns the lowest and the highest price that the platform filters and sorts a list by. Null
   * for an empty list.
   */
  queryPriceBounds(categoryId: string | null): Promise<PriceBounds | null>;
  /** Returns a product by its slug with all its variants, or null without one. */
  queryProductBySlug(slug: string, lane?: BrowseLane): Promise<Product | null>;
  /** Returns a product by its id with all its variants, or null without one. */
  queryProductById(id: string): Promise<Product | null>;
  /** Returns price and stock of a product by its slug, or null without one. */
  queryLiveOffer(slug: string): Promise<LiveOffer | null>;
  /** Returns visible categories in the merchant's order, without "All Products". */
  queryCategories(): Promise<Category[]>;
  /** Returns the visible ones of the first categories. */
  queryCategoryPage(): Promise<CategoryPage>;
  /** Returns a category by its slug, or null without one. */
  queryCategoryBySlug(slug: string, lane?: BrowseLane): Promise<Category | null>;
};

export type PageQuery = Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'sortBy'> & {
  categoryId: string | null;
  /** Number of products to skip. */
  skip: number;
  /** At most `PAGE_SIZE`. */
  limit: number;
};

export type ProductPage = { products: ProductSummary[]; total: number };

/** `isComplete` is true when the site has no other visible category. */
export type CategoryPage = { categories: Category[]; isComplete: boolean };
