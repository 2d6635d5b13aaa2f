import 'server-only';
import { cacheCatalog, cacheStandIn, catalogTags } from '@/lib/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { inLanguage } from '@/lib/i18n/catalog-view';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Product, ProductSummary, RecommendationKind } from '@/lib/model/product';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { withPrices } from './converted-prices';
import { byIds } from './list-pages';
import { getRecommendedIds } from './lists';
import { getProduct } from './lookup';
import { getAllProducts, getNewestProducts, getProductCount, getRelatedProducts } from './readers';

/**
 * Recommends products by the platform's algorithms, and by the shop's own rule where the site has
 * none or the platform fails. All visitors share the results. Sold-out products are left out.
 */

/** Number of products in one row. */
const ROW = 4;
/** Candidates of the shop's own rule, some of which may be left out. */
const CANDIDATES = 12;

export type ProductRecommendations = { together: ProductSummary[]; similar: ProductSummary[] };

/**
 * Returns products that are bought together with a product, and products like it. The latter are
 * its related products where the platform has none. @throws PlatformError
 */
export async function getProductRecommendations(
  product: Product,
  view: CatalogView,
): Promise<ProductRecommendations> {
  const [together, similar] = await Promise.all([
    recommend('together', [product.id], view),
    recommend('similar', [product.id], view),
  ]);
  const row = buyable(together, [product.id]).slice(0, ROW);
  const others = buyable(similar, [product.id, ...row.map(({ id }) => id)]);
  const related = others.length > 0 ? others : await getRelatedProducts(product, CANDIDATES, view);
  return {
    together: row,
    similar: buyable(
      related,
      row.map(({ id }) => id),
    ).slice(0, ROW),
  };
}

/** Returns the best-selling products, at most `count`. Empty where the platform reports none. */
export async function getBestSellers(count: number, view: CatalogView): Promise<ProductSummary[]> {
  return buyable(await recommend('best-sellers', [], view), []).slice(0, count);
}

/** The most products of a cart that count. The platform takes 300. */
const MAX_IN_CART = 20;

/**
 * Returns products that go well with the products in a cart, which are left out.
 *
 * @param productIds of the cart, the first 20 of which count
 * @param byPlatform false to use the shop's own rule only
 * @throws PlatformError
 */
export async function getCartRecommendations(
  productIds: readonly string[],
  byPlatform: boolean,
  view: CatalogView,
): Promise<ProductSummary[]> {
  const known = new Map((await getAllProducts(view)).map((product) => [product.id, product]));
  // Ids that no product has must not fill the cache.
  const inCart = [...new Set(productIds)].filter((id) => known.has(id)).slice(0, MAX_IN_CART);
  const found = byPlatform && inCart.length > 0 ? await recommend('cart', inCart.toSorted(), view) : [];
  const row = buyable(found, productIds).slice(0, ROW);
  if (row.length === ROW) return row;
  const slugs = inCart.slice(0, 2).flatMap((id) => known.get(id)?.slug ?? []);
  const related = await Promise.all(slugs.map((slug) => relatedTo(slug, view)));
  const own = [...related.flat(), ...(await getNewestProducts(CANDIDATES + MAX_IN_CART, view))];
  return buyable([...row, ...own], productIds).slice(0, ROW);
}

async function relatedTo(slug: string, view: CatalogView): Promise<ProductSummary[]> {
  const product = await getProduct(slug, view);
  return product ? getRelatedProducts(product, CANDIDATES, view) : [];
}

/** Returns each product once, without sold-out ones and those with these ids. */
function buyable(products: readonly ProductSummary[], without: readonly string[]): ProductSummary[] {
  const left = products.filter(
    ({ id, availability }) => availability !== 'sold-out' && !without.includes(id),
  );
  return [...new Map(left.map((product) => [product.id, product])).values()];
}

/** Returns the recommended products that the catalog has, the best ones first. */
async function recommend(
  kind: RecommendationKind,
  ids: readonly string[],
  view: CatalogView,
): Promise<ProductSummary[]> {
  const found = await getRecommendedIds(kind, ids);
  if (found.length === 0) return [];
  const products = new Map((await getAllProducts(view)).map((product) => [product.id, product]));
  const unlisted = found.filter((id) => !products.has(id));
  // In a catalog that is listed as a whole, these are hidden or deleted.
  if (unlisted.length > 0 && (await getProductCount()) > products.size)
    for (const product of await getUnlisted(unlisted.toSorted(), view.language))
      products.set(product.id, product);
  return withPrices(
    found.flatMap((id) => products.get(id) ?? []),
    view.currency,
  );
}

/**
 * Returns products beyond the newest 500 by their ids. Empty for a minute when the platform fails:
 * a row has others then.
 */
async function getUnlisted(ids: string[], language: string | null): Promise<ProductSummary[]> {
  'use cache';
  try {
    const query = { ...byIds(ids), lane: 'recommend' } as const;
    const { products } = await platform.queryProducts(query, inLanguage(language));
    cacheCatalog(catalogTags.products);
    return products;
  } catch (error) {
    if (!findPlatformError(error)) throw error;
    cacheStandIn(catalogTags.products);
    return [];
  }
}
