import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { inLanguage } from '@/lib/i18n/catalog-view';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import { PAGE_SIZE } from '@/lib/model/product-list';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { withPrices } from './converted-prices';
import { PLAIN_LIST, WALKED_LENGTH } from './list-pages';
import { getAllProducts, getProductCount } from './readers';

/**
 * Returns the cards of products by their ids, at most 100, in the requested order. Products that do
 * not exist are left out. Costs no platform call where the lists are cached, and one in a catalog
 * that is larger than the lists.
 *
 * @throws PlatformError
 */
export async function getSummaries(
  ids: readonly string[],
  view: CatalogView = SITE_VIEW,
): Promise<ProductSummary[]> {
  const requested = [...new Set(ids)].slice(0, PAGE_SIZE);
  if (requested.length === 0) return [];
  const listed = new Map((await getAllProducts(view)).map((product) => [product.id, product]));
  const others = requested.filter((id) => !listed.has(id));
  const isWhole = others.length === 0 || (await getProductCount()) <= WALKED_LENGTH;
  const found = isWhole ? [] : await getOthers(others.toSorted(), view.language);
  const all = new Map([...listed, ...found.map((product) => [product.id, product] as const)]);
  return withPrices(
    requested.flatMap((id) => all.get(id) ?? []),
    view.currency,
  );
}

/** @param ids sorted, because they are the key of the cache */
async function getOthers(ids: string[], language: string | null): Promise<ProductSummary[]> {
  'use cache';
  cacheCatalog(catalogTags.products, ...ids.map(catalogTags.productId));
  const query = { ...PLAIN_LIST, ids, skip: 0, limit: PAGE_SIZE, withoutTotal: true };
  return (await platform.queryProducts(query, inLanguage(language))).products;
}
