import 'server-only';
import type { products } from '@wix/stores';
import { PlatformError } from '@/lib/errors/platform-error';
import type { AddRequest } from '@/lib/model/cart';
import { toMoney } from '@/lib/model/money';
import type { Category, LiveOffer } from '@/lib/model/product';
import { browse, type CallLane, callCatalog } from '../../browse-client';
import type { BrowseLane } from '../../call-budget';
import { referenceTo } from '../../map/catalog-reference';
import { callOrNull } from '../../platform-error';
import { expected, listed, mappedAll } from '../../well-formed';
import {
  type CatalogPlatform,
  type CategoryPage,
  type DetailsPage,
  type DetailsQuery,
  type ListFacets,
  type ListFilter,
  MAX_PRODUCTS_PER_CALL,
  type PageQuery,
  type ProductPage,
} from '../catalog-platform';
import { DEFAULT_VARIANT_ID, toCategory, toLiveOffer, toProduct, toProductSummary } from './product';

/** The platform's collection of all products. The shop has its product list for it. */
const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/** The platform filters and sorts by the price before a discount. Lists in memory use the paid price. */
async function queryProducts(query: PageQuery): Promise<ProductPage> {
  return callCatalog(async () => {
    const { items, total } = listed(await find(query));
    return { products: mappedAll(items, (item) => toProductSummary(item)), total };
  });
}

/** The bounds are prices before a discount, each from the first item of a sort by price. */
async function queryFacets(list: ListFilter): Promise<ListFacets> {
  const first = async (sortBy: 'priceAsc' | 'priceDesc') => {
    const { items, total } = listed(await find({ ...list, sortBy, skip: 0, limit: 1 }));
    const data = items[0]?.priceData ?? items[0]?.price;
    return { price: data?.currency ? toMoney(data.price, data.currency) : undefined, total };
  };
  const [lowest, highest] = await callCatalog(() => Promise.all([first('priceAsc'), first('priceDesc')]));
  const [min, max] = [lowest.price, highest.price];
  return { choices: null, bounds: min && max ? { min, max } : null, total: lowest.total };
}

/**
 * After a migration to V3 a query of V1's products still answers, without variants, and a product then has
 * its own id as that of its stock item. In V1 the two always differ.
 * @throws PlatformError the rejection of V1's other calls after a migration
 */
async function ofV1(query: Promise<products.ProductsQueryResult>): Promise<products.ProductsQueryResult> {
  const result = await query;
  if (result.items.some(({ _id, inventoryItemId }) => _id !== undefined && _id === inventoryItemId))
    throw new PlatformError(
      { kind: 'application', code: 'CATALOG_V3_CALLING_CATALOG_V1_API', description: '', data: {} },
      null,
    );
  return result;
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
    return ofV1(builder.skip(query.skip).limit(Math.min(query.limit, MAX_PRODUCTS_PER_CALL)).find());
  }, query.lane);
}

const queryProduct: CatalogPlatform['queryProduct'] = (by, value, lane) =>
  findOne(by === 'id' ? '_id' : 'slug', value, toProduct, lane);

async function queryLiveOffer(slug: string): Promise<LiveOffer | null> {
  return findOne('slug', slug, toLiveOffer, 'live');
}

/** The cursor is the number of products before the page. */
async function queryDetails({ cursor, limit }: DetailsQuery): Promise<DetailsPage> {
  const skip = Number(cursor ?? 0);
  return browse(async ({ products }) => {
    const page = products.queryProducts().ascending('numericId').skip(skip).limit(limit).find();
    const { items, total } = listed(await ofV1(page));
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

/** Null only when the platform reports none. A malformed response is a failure. */
async function findOne<T>(
  field: '_id' | 'slug',
  value: string,
  map: (product: products.Product, variants: products.Variant[]) => T | null,
  lane?: CallLane,
): Promise<T | null> {
  return browse(async ({ products }) => {
    const { items, total } = listed(await ofV1(products.queryProducts().eq(field, value).limit(1).find()));
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

/** The most categories of one call. A shop has no more in V1. */
const MAX_CATEGORIES = 100;

async function queryCategories(): Promise<CategoryPage> {
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
  queryFacets,
  // V1 has no separate order within a collection.
  queryArrangement: async () => [],
  queryProducts,
  queryProduct,
  queryDetails,
  queryLiveOffer,
  queryCategories,
  queryCategoryBySlug,
};

/** The choices identify a variant, and so does its id. A product without options has none to refer to. */
export const toV1Reference = async ({ productId, variantId, choices, customText }: AddRequest) =>
  referenceTo(productId, {
    variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
    options: choices,
    customTextFields: customText,
  });
