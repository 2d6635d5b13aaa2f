import 'server-only';
import type { productsV3 } from '@wix/stores';
import { PlatformError } from '@/lib/errors/platform-error';
import type { LiveOffer, Product, Variant } from '@/lib/model/product';
import { browse, type CallLane } from '../../browse-client';
import { callOrNull, callPlatform } from '../../platform-error';
import { expected } from '../../well-formed';
import type { CatalogPlatform } from '../catalog-platform';
import { queryArrangement } from './arrangement';
import { queryCategories, queryCategoryBySlug, queryCategoryPage } from './categories';
import { queryFacets, queryPriceBounds, queryProducts } from './lists';
import { isPathSegment } from './path-segment';
import { OFFER_FIELDS, PRODUCT_FIELDS, toLiveOffer, toProduct } from './product';
import { queryStock, type Stock } from './stock';

type Fields = readonly productsV3.SingleEntityOpsRequestedFieldsWithLiterals[];

/** Returns the product, or null for none and for one that the merchant hides. */
const readProduct = (
  by: 'id' | 'slug',
  value: string,
  fields: Fields,
  lane?: CallLane,
): Promise<productsV3.V3Product | null> =>
  !isPathSegment(value)
    ? Promise.resolve(null)
    : callOrNull(() =>
        browse(async ({ productsV3 }) => {
          const options = { fields: [...fields] };
          const found =
            by === 'id'
              ? await productsV3.getProduct(value, options)
              : (await productsV3.getProductBySlug(value, options)).product;
          const product = expected(found);
          return product.visible === false ? null : product;
        }, lane),
      );

async function queryProduct(by: 'id' | 'slug', value: string, lane?: CallLane): Promise<Product | null> {
  const found = await readProduct(by, value, PRODUCT_FIELDS, lane);
  if (found === null) return null;
  const product = await callPlatform(async () => expected(toProduct(found)));
  // Only pre-orders need the stock items here: they have the message about the delivery.
  if (!product.variants.some(({ preOrder }) => preOrder)) return product;
  const { preOrderMessage } = await queryStock(product.id, lane ?? 'catalog');
  return preOrderMessage === null ? product : { ...product, preOrderMessage };
}

/**
 * Returns price and stock. The product itself is read, because the index of variants lags behind
 * and lacks automatic discounts. The stock items add the quantities.
 */
async function queryLiveOffer(slug: string): Promise<LiveOffer | null> {
  const found = await readProduct('slug', slug, OFFER_FIELDS, 'live');
  if (found === null) return null;
  const offer = await callPlatform(async () => expected(toLiveOffer(found)));
  const stock = await queryStock(offer.productId, 'live').catch(withoutQuantities);
  return { ...offer, variants: offer.variants.map((variant) => withQuantity(variant, stock)) };
}

/** Without the part of the quota for them, quantities are unknown. The offer is known by then. */
function withoutQuantities(error: unknown): Stock {
  if (error instanceof PlatformError && error.isTooManyRequests)
    return { quantities: new Map(), preOrderMessage: null };
  throw error;
}

const withQuantity = <T extends Pick<Variant, 'id' | 'quantity'>>(variant: T, { quantities }: Stock): T => ({
  ...variant,
  quantity: quantities.get(variant.id) ?? null,
});

/** Catalog V3, the catalog of new sites and of migrated ones. */
export const catalogV3: CatalogPlatform = {
  traits: { filtersLists: true, pagesByCursor: true },
  queryProducts,
  queryPriceBounds,
  queryFacets,
  queryArrangement,
  queryProductBySlug: (slug, lane) => queryProduct('slug', slug, lane),
  queryProductById: (id, lane = 'lookup') => queryProduct('id', id, lane),
  queryLiveOffer,
  queryCategories,
  queryCategoryPage,
  queryCategoryBySlug,
};
