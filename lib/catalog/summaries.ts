import 'server-only';
import { cacheBriefly, cacheCatalog, catalogTags } from '@/lib/cache';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { withPrices } from './converted-prices';
import { PLAIN_LIST, WALKED_LENGTH } from './list-pages';
import { getAllProducts, getProductCount } from './readers';

/** Ids of the platform are GUIDs. Nothing else is worth a call. */
const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Returns the cards of products by their ids, at most 100, in the requested order. Products that do
 * not exist are left out. Costs no platform call where the lists are cached, and one in a catalog
 * that is larger than the lists. A client IP address has few of these.
 *
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export async function getSummaries(
  ids: readonly string[],
  view: CatalogView = SITE_VIEW,
): Promise<ProductSummary[]> {
  const requested = [...new Set(ids)].filter((id) => GUID.test(id)).slice(0, PAGE_SIZE);
  if (requested.length === 0) return [];
  const listed = new Map((await getAllProducts(view)).map((product) => [product.id, product]));
  const others = requested.filter((id) => !listed.has(id));
  const isWhole = others.length === 0 || (await getProductCount()) <= WALKED_LENGTH;
  const found = isWhole ? [] : await findOthers(others.toSorted(), view.language);
  const all = new Map([...listed, ...found.map((product) => [product.id, product] as const)]);
  return withPrices(
    requested.flatMap((id) => all.get(id) ?? []),
    view.currency,
  );
}

/** A result from the cache takes no try of the address. */
async function findOthers(ids: string[], language: string | null): Promise<ProductSummary[]> {
  await countAttempt('product-ids', '');
  const began = Date.now();
  const { products, readAt } = await getOthers(ids, language);
  if (readAt < began) await takeBackAttempt('product-ids', '');
  return products;
}

/** @param ids sorted, because they are the key of the cache */
async function getOthers(
  ids: string[],
  language: string | null,
): Promise<{ products: ProductSummary[]; readAt: number }> {
  'use cache';
  const query = {
    ...PLAIN_LIST,
    ids,
    skip: 0,
    limit: PAGE_SIZE,
    withoutTotal: true,
    lane: 'lookup' as const,
  };
  const { products } = await platform.queryProducts(query, inLanguage(language));
  const tags = [catalogTags.products, ...products.map(({ id }) => catalogTags.productId(id))];
  // An id that no product has may get one.
  if (products.length < ids.length) cacheBriefly(...tags);
  else cacheCatalog(...tags);
  return { products, readAt: Date.now() };
}
