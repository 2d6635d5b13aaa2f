import type { Category, LiveOffer, Product, ProductSummary } from '@/lib/model/product';
import type {
  FilterChoices,
  Filters,
  PlatformOrder,
  PriceBounds,
  ProductQuery,
} from '@/lib/model/product-list';
import type { CallLane } from '../browse-client';
import type { BrowseLane } from '../call-budget';

/**
 * The platform's largest page of a list. The shop reads lists in these, whatever a page shows: they
 * cost the fewest calls, and all readers share their cache entries.
 */
export const MAX_PRODUCTS_PER_CALL = 100;
export const MAX_IDS_PER_CALL = 100;

/**
 * The catalog of the site on the platform. Each generation of the platform's catalog implements it
 * in the shop's own types, and nothing above `lib/wix` knows which one is in use.
 *
 * Every function throws `PlatformError` when a call fails. Null means that the platform reports no
 * such product or category, never that a call failed.
 */
export type CatalogPlatform = {
  readonly traits: CatalogTraits;
  /** One page of visible products, filtered as far as the traits say. */
  queryProducts(query: PageQuery): Promise<ProductPage>;
  /**
   * What a list can be filtered by: prices as the platform compares them, and choices where it
   * filters lists by all of them.
   */
  queryFacets(query: ListFilter): Promise<ListFacets>;
  /**
   * The ids of a category's first products in the merchant's arrangement, at most 100. The others
   * follow, newest first. Empty where the platform has no arrangement.
   */
  queryArrangement(categoryId: string): Promise<string[]>;
  /** With all its variants. */
  queryProduct(by: 'id' | 'slug', value: string, lane?: CallLane): Promise<Product | null>;
  /**
   * A page of visible products with all their variants, the oldest first, so that a new product
   * changes the last page only. Takes two calls for a hundred products. Products with an automatic
   * discount and those whose variants the platform leaves out take one more each.
   */
  queryDetails(query: DetailsQuery): Promise<DetailsPage>;
  queryLiveOffer(slug: string): Promise<LiveOffer | null>;
  /** The first visible categories in the merchant's order, without "All Products". */
  queryCategories(): Promise<CategoryPage>;
  queryCategoryBySlug(slug: string, lane?: BrowseLane): Promise<Category | null>;
};

/** The abilities of a generation with lists. */
export type CatalogTraits = {
  /**
   * Whether the platform filters lists by everything that a card shows and searches all products.
   * It compares the paid price then, except for automatic discounts. Otherwise it filters by the
   * price before a discount only, and the shop does the rest with the lists that it reads whole
   * (lib/model/paid-price.ts).
   */
  filtersLists: boolean;
  /** Whether a page is read fastest with the cursor of the page before it. */
  pagesByCursor: boolean;
};

/** Properties that are absent do not limit the list. */
export type ListFilter = Pick<ProductQuery, 'minPrice' | 'maxPrice'> & {
  categoryId: string | null;
  /** Requires `filtersLists`, like `terms`. */
  filters?: Filters;
  /** Only products with these ids, at most 100. */
  ids?: readonly string[];
  /** Search terms. The most relevant products come first, whatever the order. */
  terms?: string | null;
};

export type PageQuery = ListFilter & {
  sortBy: PlatformOrder;
  skip: number;
  /** At most `MAX_PRODUCTS_PER_CALL`. */
  limit: number;
  /** The `cursor` of the page before, if known. It must belong to the same list. */
  cursor?: string | null;
  /** True where the caller does not need the total. It is 0 then, and may save a call. */
  withoutTotal?: boolean;
  lane?: BrowseLane;
};

/** `cursor` leads to the next page; null or absent without one. */
export type ProductPage = { products: ProductSummary[]; total: number; cursor?: string | null };

/** `cursor`: of the page before, or null. `limit`: at most `MAX_PRODUCTS_PER_CALL`. */
export type DetailsQuery = { cursor: string | null; limit: number };

/** `cursor` leads to the next page; null without one. */
export type DetailsPage = { products: Product[]; cursor: string | null };

/**
 * `choices` have the number of products of each value in the list, null where the platform filters
 * by prices only. `bounds` is null for an empty list.
 */
export type ListFacets = { choices: FilterChoices | null; bounds: PriceBounds | null; total: number };

/** `isComplete` is true when the site has no other visible category. */
export type CategoryPage = { categories: Category[]; isComplete: boolean };
