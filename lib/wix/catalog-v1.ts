import 'server-only';
import type { products } from '@wix/stores';
import type {
  Category,
  LiveOffer,
  PriceBounds,
  Product,
  ProductQuery,
  ProductSummary,
} from '@/lib/catalog/types';
import { toMoney } from '@/lib/money';
import { browse } from './browse-client';
import { toCategory, toLiveOffer, toProduct, toProductSummary } from './map/product';
import { callOrNull } from './platform-error';

/** The platform's own collection of everything; the shop shows it as its product list instead. */
const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';
/** The platform's largest page. */
const PAGE_SIZE = 100;

export type ProductPage = { products: ProductSummary[]; total: number };

type PageQuery = Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'sortBy'> & {
  categoryId: string | null;
  /** Products to pass over. */
  skip: number;
  /** At most 100. */
  limit: number;
};

/**
 * One page of visible products. Prices compare with the price before a discount, as the platform does.
 *
 * @throws PlatformError
 */
export async function queryProducts(query: PageQuery): Promise<ProductPage> {
  const result = await find(query);
  return {
    products: result.items.flatMap((item) => toProductSummary(item) ?? []),
    total: result.totalCount ?? result.items.length,
  };
}

/**
 * The cheapest and the dearest price, each from the first item of a sort by price; null in an empty catalogue.
 *
 * @throws PlatformError
 */
export async function queryPriceBounds(categoryId: string | null): Promise<PriceBounds | null> {
  const first = async (sortBy: 'priceAsc' | 'priceDesc') => {
    const { items } = await find({ categoryId, sortBy, minPrice: null, maxPrice: null, skip: 0, limit: 1 });
    // The number that the platform sorts and filters by: before a discount.
    const data = items[0]?.priceData ?? items[0]?.price;
    return data?.currency ? toMoney(data.price, data.currency) : undefined;
  };
  const [min, max] = await Promise.all([first('priceAsc'), first('priceDesc')]);
  return min && max ? { min, max } : null;
}

function find(query: PageQuery): Promise<products.ProductsQueryResult> {
  return browse(({ products }) => {
    let builder = products.queryProducts();
    if (query.categoryId !== null) builder = builder.hasSome('collectionIds', [query.categoryId]);
    if (query.minPrice !== null) builder = builder.ge('priceData.price', query.minPrice);
    if (query.maxPrice !== null) builder = builder.le('priceData.price', query.maxPrice);
    switch (query.sortBy) {
      case 'newest':
        // Numeric ids count up with time; the platform cannot sort by the date of creation.
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
    return builder.skip(query.skip).limit(Math.min(query.limit, PAGE_SIZE)).find();
  });
}

/** A product by its slug with all its variants, or null when there is none. @throws PlatformError */
export async function queryProductBySlug(slug: string): Promise<Product | null> {
  const found = await findBySlug(slug);
  return found && toProduct(found.product, found.variants);
}

/** Price and stock of a product, by its slug, or null when there is none. @throws PlatformError */
export async function queryLiveOffer(slug: string): Promise<LiveOffer | null> {
  const found = await findBySlug(slug);
  return found && toLiveOffer(found.product, found.variants);
}

async function findBySlug(
  slug: string,
): Promise<{ product: products.Product; variants: products.Variant[] } | null> {
  return browse(async ({ products }) => {
    const { items } = await products.queryProducts().eq('slug', slug).limit(1).find();
    const product = items[0];
    if (!product?._id) return null;
    const inline = product.variants ?? [];
    // A query may leave the variants out; a product with options is not for sale without them.
    if (inline.length > 0 || !product.productOptions?.length) return { product, variants: inline };
    const { variants = [] } = await products.queryProductVariants(product._id);
    return { product, variants };
  });
}

/** Visible categories in the merchant's order, without the platform's "All Products". @throws PlatformError */
export async function queryCategories(): Promise<Category[]> {
  return browse(async ({ collections }) => {
    const { items } = await collections.queryCollections().limit(PAGE_SIZE).find();
    return items.flatMap((item) => {
      const category = toCategory(item);
      return category && category.id !== ALL_PRODUCTS_ID && item.visible !== false ? [category] : [];
    });
  });
}

/** A category by its slug, or null when there is none. @throws PlatformError */
export async function queryCategoryBySlug(slug: string): Promise<Category | null> {
  const answer = await callOrNull(() => browse(({ collections }) => collections.getCollectionBySlug(slug)));
  return answer?.collection ? toCategory(answer.collection) : null;
}
