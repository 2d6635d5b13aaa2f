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

/** The platform's largest page, in which the shop reads all lists: few calls, and shared cache entries. */
export const MAX_PRODUCTS_PER_CALL = 100;
export const MAX_IDS_PER_CALL = 100;

/**
 * The site's catalog in the shop's own types. Each generation of the platform's catalog implements it, and
 * nothing above `lib/wix` knows which one is in use. Every function throws `PlatformError` when a call fails.
 * Null means that the platform reports no such product or category.
 */
export type CatalogPlatform = {
  readonly traits: CatalogTraits;
  /** One page of visible products, filtered as far as the traits say. */
  queryProducts(query: PageQuery): Promise<ProductPage>;
  /** The bounds are prices as the platform compares them. */
  queryFacets(query: ListFilter): Promise<ListFacets>;
  /** The first products in the merchant's arrangement, at most 100. Empty where the platform has none. */
  queryArrangement(categoryId: string): Promise<string[]>;
  /** With all its variants. */
  queryProduct(by: 'id' | 'slug', value: string, lane?: CallLane): Promise<Product | null>;
  /**
   * A page of visible products with all their variants, the oldest first, so that a new product changes the
   * last page only. Takes two calls for a hundred products. Those with an automatic discount and those whose
   * variants the platform leaves out take one more each.
   */
  queryDetails(query: DetailsQuery): Promise<DetailsPage>;
  queryLiveOffer(slug: string): Promise<LiveOffer | null>;
  /** The first visible categories in the merchant's order, without "All Products". */
  queryCategories(): Promise<CategoryPage>;
  queryCategoryBySlug(slug: string, lane?: BrowseLane): Promise<Category | null>;
};

export type CatalogTraits = {
  /**
   * Whether the platform filters lists by all that a card shows, searches all products, and compares the paid
   * price, except for automatic discounts. Otherwise it filters by the price before a discount only, and the
   * shop does the rest with lists that it reads whole (lib/model/paid-price.ts).
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

export type DetailsPage = { products: Product[]; cursor: string | null };

/** `choices`: null where the platform filters by prices only. `bounds`: null for an empty list. */
export type ListFacets = { choices: FilterChoices | null; bounds: PriceBounds | null; total: number };

/** `isComplete` is true when the site has no other visible category. */
export type CategoryPage = { categories: Category[]; isComplete: boolean };
