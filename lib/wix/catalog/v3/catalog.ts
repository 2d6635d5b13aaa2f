import 'server-only';
import type { inventoryItemsV3, productsV3 } from '@wix/stores';
import { PlatformError } from '@/lib/errors/platform-error';
import type { LiveOffer, Product, Variant } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { browse, type CallLane, callCatalog } from '../../browse-client';
import { callOrNull } from '../../platform-error';
import { expected, listOf, malformedAnswer, mappedAll } from '../../well-formed';
import type { CatalogPlatform, DetailsPage, DetailsQuery } from '../catalog-platform';
import { isPathSegment, queryCategories, queryCategoryBySlug, TREE } from './categories';
import { queryFacets, queryProducts } from './lists';
import { currencyOf, hasAutomaticDiscount } from './money';
import { DETAILS_FIELDS, OFFER_FIELDS, PRODUCT_FIELDS, toLiveOffer, toProduct } from './product';

/** A merchant arranges at most 100 products of a category. The newest ones follow. */
const MAX_ARRANGED = 100;

/** With subcategories. Empty (newest first) where visitors may not read it, which Wix does not document. */
async function queryArrangement(categoryId: string): Promise<string[]> {
  if (!isPathSegment(categoryId)) return [];
  try {
    return await browse(async ({ categories }) => {
      const { items } = await categories.listItemsInCategory(categoryId, TREE, {
        useCategoryArrangement: true,
        includeItemsFromSubcategories: true,
        cursorPaging: { limit: MAX_ARRANGED },
      });
      return mappedAll(listOf(items), ({ catalogItemId }) => catalogItemId || null);
    });
  } catch (error) {
    if (error instanceof PlatformError && (error.isForbidden || error.isNotFound)) return [];
    throw error;
  }
}

/** The stock of one product, by variant id. */
type Stock = {
  /** Of variants that the merchant tracks. Without stock: how many more can be pre-ordered. */
  quantities: Map<string, number>;
  /** The merchant's message about the delivery of pre-orders. */
  preOrderMessage: string | null;
};

const UNKNOWN: Stock = { quantities: new Map(), preOrderMessage: null };

/** After a rejection, nothing is requested for this time. In milliseconds. */
const REJECTED_MS = 10 * 60_000;
const rejection = processState('stock-rejection', () => ({ until: 0 }));

/** Unknown, and no failure, where the site hides stock items from visitors. @throws PlatformError */
async function queryStock(productId: string, lane: CallLane): Promise<Stock> {
  if (performance.now() < rejection.until) return UNKNOWN;
  try {
    return await browse(async ({ inventoryItemsV3 }) => {
      const page = await inventoryItemsV3
        .queryInventoryItems()
        .eq('productId', productId)
        .limit(1_000)
        .find();
      const stock = stockOf(page.items);
      // The sums over all locations need every item. Hardly any product has more than one page.
      return page.hasNext() ? { ...stock, quantities: new Map() } : stock;
    }, lane);
  } catch (error) {
    if (!(error instanceof PlatformError) || !(error.isForbidden || error.isUnauthenticated)) throw error;
    rejection.until = performance.now() + REJECTED_MS;
    return UNKNOWN;
  }
}

/** Sums the locations of a variant. An item that is not tracked makes the quantity unknown. */
export function stockOf(items: inventoryItemsV3.InventoryItem[]): Stock {
  const quantities = new Map<string, number>();
  const preOrders = new Map<string, number>();
  const untracked = new Set<string>();
  for (const { variantId, trackQuantity, quantity, preorderInfo } of items) {
    if (!variantId) continue;
    if (trackQuantity === false || typeof quantity !== 'number') untracked.add(variantId);
    else {
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + Math.max(0, quantity));
      preOrders.set(variantId, (preOrders.get(variantId) ?? 0) + preOrdersLeft(preorderInfo));
    }
  }
  for (const [variantId, left] of preOrders)
    if (quantities.get(variantId) === 0) quantities.set(variantId, left);
  for (const variantId of untracked) quantities.delete(variantId);
  const message = items.find(({ preorderInfo }) => preorderInfo?.enabled && preorderInfo.message);
  return { quantities, preOrderMessage: message?.preorderInfo?.message ?? null };
}

/** The platform's default limit is its highest. It counts the pre-orders from the last stock on. */
const preOrdersLeft = (info: inventoryItemsV3.PreorderInfo | undefined): number =>
  info?.enabled ? Math.max(0, (info.limit ?? 100_000) - (info.counter ?? 0)) : 0;

type Fields = readonly productsV3.SingleEntityOpsRequestedFieldsWithLiterals[];

/** Null for none and for one that the merchant hides. */
const fetchProduct = (
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
  const found = await fetchProduct(by, value, PRODUCT_FIELDS, lane);
  if (found === null) return null;
  const product = await callCatalog(async () => expected(toProduct(found)));
  // Only pre-orders need the stock items here: they have the message about the delivery.
  if (!product.variants.some(({ preOrder }) => preOrder)) return product;
  const { preOrderMessage } = await queryStock(product.id, lane ?? 'catalog');
  return preOrderMessage === null ? product : { ...product, preOrderMessage };
}

/** Reads the product itself, because the index of variants lags behind and lacks automatic discounts. */
async function queryLiveOffer(slug: string): Promise<LiveOffer | null> {
  const found = await fetchProduct('slug', slug, OFFER_FIELDS, 'live');
  if (found === null) return null;
  const offer = await callCatalog(async () => expected(toLiveOffer(found)));
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

/** The platform's largest page of the list of variants. */
const MAX_VARIANTS_PER_CALL = 1_000;
/** A hundred products have at most a thousand variants each. */
const MAX_VARIANT_PAGES = 100;

/** The list of variants lacks automatic discounts, so a product with such a discount is read by itself. */
async function queryDetails({ cursor, limit }: DetailsQuery): Promise<DetailsPage> {
  const { items, next } = await browse(async ({ productsV3 }) => {
    const page = cursor === null ? { limit } : { cursor, limit };
    const answer = await productsV3.searchProducts(
      {
        ...(cursor === null
          ? { filter: { visible: true }, sort: [{ fieldName: '_createdDate', order: 'ASC' as const }] }
          : {}),
        cursorPaging: page,
      },
      { fields: [...DETAILS_FIELDS] },
    );
    return { items: listOf(answer.products), next: answer.pagingMetadata?.cursors?.next || null };
  }, 'feeds');
  const variants = await queryVariants(items.flatMap(({ _id }) => _id ?? []));
  const whole = await Promise.all(
    items.map((item) => {
      const own = variants.get(item._id ?? '');
      return own && !hasAutomaticDiscount(item, currencyOf(item))
        ? { ...item, variantsInfo: { variants: own } }
        : fetchProduct('id', item._id ?? '', PRODUCT_FIELDS, 'feeds');
    }),
  );
  return {
    products: await callCatalog(async () => mappedAll(whole, (item) => item && toProduct(item))),
    cursor: next,
  };
}

async function queryVariants(productIds: string[]): Promise<Map<string, productsV3.Variant[]>> {
  const found = new Map<string, productsV3.Variant[]>();
  if (productIds.length === 0) return found;
  await browse(async ({ readOnlyVariantsV3 }) => {
    let page = await readOnlyVariantsV3
      .queryVariants({ fields: ['CURRENCY', 'SUBSCRIPTION_PRICES_INFO'] })
      .in('productData.productId', productIds)
      .limit(MAX_VARIANTS_PER_CALL)
      .find();
    for (let count = 1; ; count++) {
      for (const { productData, variantId, optionChoices, ...variant } of listOf(page.items)) {
        const id = productData?.productId;
        if (!id || !variantId) continue;
        // The product has the names of the choices.
        const choices = (optionChoices ?? []).map(({ optionChoiceIds }) => ({ optionChoiceIds }));
        const own: productsV3.Variant = { ...variant, _id: variantId, choices };
        found.set(id, [...(found.get(id) ?? []), own]);
      }
      if (!page.hasNext()) return;
      // A part of the variants would look like all of them.
      if (count === MAX_VARIANT_PAGES) throw malformedAnswer();
      page = await page.next();
    }
  }, 'feeds');
  return found;
}

/** Catalog V3, the catalog of new sites and of migrated ones. */
export const catalogV3: CatalogPlatform = {
  traits: { filtersLists: true, pagesByCursor: true },
  queryProducts,
  queryFacets,
  queryArrangement,
  queryProduct,
  queryDetails,
  queryLiveOffer,
  queryCategories,
  queryCategoryBySlug,
};
