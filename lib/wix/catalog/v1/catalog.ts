import 'server-only';
import type { products } from '@wix/stores';
import type { AddRequest } from '@/lib/model/cart';
import { toMoney } from '@/lib/model/money';
import type { Category, LiveOffer, Product } from '@/lib/model/product';
import type { PriceBounds } from '@/lib/model/product-list';
import { browse, type CallLane } from '../../browse-client';
import type { BrowseLane } from '../../call-budget';
import { referenceTo } from '../../map/catalog-reference';
import { callOrNull, callPlatform } from '../../platform-error';
import { expected, listed, mappedAll } from '../../well-formed';
import {
  type CatalogPlatform,
  type CategoryPage,
  type DetailsPage,
  type DetailsQuery,
  MAX_PRODUCTS_PER_CALL,
  type PageQuery,
  type ProductPage,
} from '../catalog-platform';
import { DEFAULT_VARIANT_ID, toCategory, toLiveOffer, toProduct, toProductSummary } from './product';

/** The platform's collection of all products. The shop has its product list for it. */
const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/**
 * Returns one page of visible products. The platform filters and sorts by the price before a
 * discount. Lists that the shop loads completely use the paid price instead
 * (lib/catalog/paid-price.ts).
 *
 * @throws PlatformError
 */
async function queryProducts(query: PageQuery): Promise<ProductPage> {
  return callPlatform(async () => {
    const { items, total } = listed(await find(query));
    return { products: mappedAll(items, (item) => toProductSummary(item)), total };
  });
}

/**
 * Returns the lowest and the highest price before a discount, each from the first item of a sort by
 * price. Null in an empty catalog. For lists that the platform filters, because it compares the
 * same numbers.
 *
 * @throws PlatformError
 */
async function queryPriceBounds(categoryId: string | null): Promise<PriceBounds | null> {
  const first = async (sortBy: 'priceAsc' | 'priceDesc') => {
    const { items } = listed(
      await find({ categoryId, sortBy, minPrice: null, maxPrice: null, skip: 0, limit: 1 }),
    );
    // The price before a discount, which the platform sorts and filters by.
    const data = items[0]?.priceData ?? items[0]?.price;
    return data?.currency ? toMoney(data.price, data.currency) : undefined;
  };
  const [min, max] = await callPlatform(() => Promise.all([first('priceAsc'), first('priceDesc')]));
  return min && max ? { min, max } : null;
}

function find(query: PageQuery): Promise<products.ProductsQueryResult> {
  return browse(({ products }) => {
    let builder = products.queryProducts();
    if (query.categoryId !== null) builder = builder.hasSome('collectionIds', [query.categoryId]);
    if (query.ids) builder = builder.in('_id', query.ids);
    if (query.minPrice !== null) builder = builder.ge('priceData.price', query.minPrice);
    if (query.maxPrice !== null) builder = builder.le('priceData.price', query.maxPrice);
    switch (query.sortBy) {
      case 'newest':
        // Numeric ids increase over time. The platform cannot sort by the date of creation.
        builder = builder.descending('numericId');
        break;
      case 'priceAsc':
        builder = builder.ascending('priceData.price');
        break;
      case 'priceDesc':
        builder = builder.descending('priceData.price');
        break;
      case 'nameAsc':
        builder = builder.ascending('name');
        break;
      case 'nameDesc':
        builder = builder.descending('name');
        break;
    }
    return builder.skip(query.skip).limit(Math.min(query.limit, MAX_PRODUCTS_PER_CALL)).find();
  }, query.lane);
}

/**
 * Returns a product by its slug with all its variants, or null without one. @throws PlatformError
 */
async function queryProductBySlug(slug: string, lane?: BrowseLane): Promise<Product | null> {
  return findOne('slug', slug, toProduct, lane);
}

/** Returns price and stock of a product by its slug, or null without one. @throws PlatformError */
async function queryLiveOffer(slug: string): Promise<LiveOffer | null> {
  return findOne('slug', slug, toLiveOffer, 'live');
}

/** Returns a product by its id with all its variants, or null without one. @throws PlatformError */
async function queryProductById(id: string, lane: CallLane = 'lookup'): Promise<Product | null> {
  return findOne('_id', id, toProduct, lane);
}

/** The cursor is the number of products before the page. @throws PlatformError */
async function queryDetails({ cursor, limit }: DetailsQuery): Promise<DetailsPage> {
  const skip = Number(cursor ?? 0);
  return browse(async ({ products }) => {
    const found = await products.queryProducts().ascending('numericId').skip(skip).limit(limit).find();
    const { items, total } = listed(found);
    const whole = await Promise.all(
      items.map(async (item) => {
        const isWhole = item.variants?.length || !item.productOptions?.length;
        const id = expected(item._id);
        const variants = isWhole
          ? item.variants
          : expected((await products.queryProductVariants(id)).variants);
        return { item, variants: variants ?? [] };
      }),
    );
    return {
      products: mappedAll(whole, ({ item, variants }) => toProduct(item, variants)),
      cursor: items.length > 0 && skip + items.length < total ? String(skip + items.length) : null,
    };
  }, 'feeds');
}

/** Returns null only when the platform reports none. A malformed response is a failure. */
async function findOne<T>(
  field: '_id' | 'slug',
  value: string,
  map: (product: products.Product, variants: products.Variant[]) => T | null,
  lane?: CallLane,
): Promise<T | null> {
  return browse(async ({ products }) => {
    const { items, total } = listed(await products.queryProducts().eq(field, value).limit(1).find());
    if (total === 0) return null;
    const product = expected(items[0]);
    const id = expected(product._id);
    const inline = product.variants ?? [];
    // A query may omit the variants, and a product with options cannot be bought without them.
    if (inline.length > 0 || !product.productOptions?.length) return expected(map(product, inline));
    const { variants } = await products.queryProductVariants(id);
    return expected(map(product, expected(variants)));
  }, lane);
}

/**
 * Returns visible categories in the merchant's order, without "All Products". @throws PlatformError
 */
async function queryCategories(): Promise<Category[]> {
  return (await queryCategoryPage()).categories;
}

/** The most categories of one call. A shop has no more in V1. */
const MAX_CATEGORIES = 100;

/** Returns the visible ones of the first categories. @throws PlatformError */
async function queryCategoryPage(): Promise<CategoryPage> {
  return browse(async ({ collections }) => {
    const { items, total } = listed(await collections.queryCollections().limit(MAX_CATEGORIES).find());
    const shown = items.filter(({ visible }) => visible !== false);
    const mapped = mappedAll(shown, toCategory);
    return {
      categories: mapped.filter(({ id }) => id !== ALL_PRODUCTS_ID),
      isComplete: items.length >= total && mapped.length === shown.length,
    };
  });
}

/** Returns a category by its slug, or null without one. @throws PlatformError */
async function queryCategoryBySlug(slug: string, lane?: BrowseLane): Promise<Category | null> {
  return callOrNull(() =>
    browse(async ({ collections }) => {
      const { collection } = await collections.getCollectionBySlug(slug);
      return expected(toCategory(expected(collection)));
    }, lane),
  );
}

/** Catalog V1, the catalog of sites that are not migrated yet. */
export const catalogV1: CatalogPlatform = {
  traits: { filtersLists: false, pagesByCursor: false },
  queryFacets: async () => null,
  // V1 has no separate order within a collection.
  queryArrangement: async () => [],
  queryProducts,
  queryPriceBounds,
  queryProductBySlug,
  queryProductById,
  queryDetails,
  queryLiveOffer,
  queryCategories,
  queryCategoryPage,
  queryCategoryBySlug,
};

/**
 * Returns V1's reference to a product. The choices of its options identify the variant, and so does
 * its id. A product without options has no variant to refer to.
 */
export const toV1Reference = async ({ productId, variantId, choices, customText }: AddRequest) =>
  referenceTo(productId, {
    variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
    options: choices,
    customTextFields: customText,
  });
