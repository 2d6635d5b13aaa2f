import 'server-only';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { Product, ProductSummary, RecommendationKind } from '@/lib/model/product';
import { getRecommendedIds } from './list-orders';
import { getProduct } from './lookup';
import { getAllProducts, getNewestProducts, getRelatedProducts } from './readers';
import { getFoundSummaries } from './summaries';

/** By the platform, or by the shop's own rule where that has none or fails. All visitors share them. */

const ROW = 4;
/** Candidates of the shop's own rule, some of which may be left out. */
const CANDIDATES = 12;

export type ProductRecommendations = { together: ProductSummary[]; similar: ProductSummary[] };

/** `similar` are the related products where the platform has none like it. @throws PlatformError */
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

/** Empty where the platform reports none. */
export async function getBestSellers(count: number, view: CatalogView): Promise<ProductSummary[]> {
  return buyable(await recommend('best-sellers', [], view), []).slice(0, count);
}

/** Products of a cart that count, the first ones. The platform takes 300. */
const MAX_IN_CART = 20;

/** @param byPlatform false to use the shop's own rule only. @throws PlatformError */
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

/** Each product once, without sold-out ones and those with these ids. */
function buyable(products: readonly ProductSummary[], without: readonly string[]): ProductSummary[] {
  const left = products.filter(
    ({ id, availability }) => availability !== 'sold-out' && !without.includes(id),
  );
  return [...new Map(left.map((product) => [product.id, product])).values()];
}

/** Those that the catalog has, the best ones first. */
async function recommend(
  kind: RecommendationKind,
  ids: readonly string[],
  view: CatalogView,
): Promise<ProductSummary[]> {
  const found = await getRecommendedIds(kind, ids);
  return found.length === 0 ? [] : getFoundSummaries(found, view);
}
