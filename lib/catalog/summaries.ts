import 'server-only';
import { cacheBriefly, cacheCatalog, cacheStandIn, catalogTags } from '@/lib/cache';
import { findPlatformError } from '@/lib/errors/platform-error';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import { type CatalogView, inLanguage } from '@/lib/model/catalog-view';
import type { ProductSummary } from '@/lib/model/product';
import { MAX_IDS_PER_CALL } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { byIds } from '@/lib/wix/catalog/lists/pages';
import { getByIds } from './readers';

/** Ids of the platform are GUIDs. Nothing else is worth a call. */
const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * At most 100, in the requested order, without unknown ones. Costs one call in a catalog that is larger than
 * the cached lists; a client IP address has few such calls.
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export async function getSummaries(ids: readonly string[], view: CatalogView): Promise<ProductSummary[]> {
  const requested = [...new Set(ids)].filter((id) => GUID.test(id)).slice(0, MAX_IDS_PER_CALL);
  if (requested.length === 0) return [];
  return getByIds(requested, view, (others) => findOthers(others, view.language));
}

/**
 * As `getSummaries`, for ids that the shop itself has found: no address is counted, so that a static page may
 * show them. Without those beyond the newest 500, for a minute, when the platform fails.
 * @throws PlatformError
 */
export const getFoundSummaries = (ids: readonly string[], view: CatalogView): Promise<ProductSummary[]> =>
  getByIds(ids.slice(0, MAX_IDS_PER_CALL), view, (others) => getFoundOthers(others, view.language));

async function getFoundOthers(ids: string[], language: string | null): Promise<ProductSummary[]> {
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

/** A result from the cache does not count against the limit of the address. */
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
  const query = { ...byIds(ids), lane: 'lookup' } as const;
  const { products } = await platform.queryProducts(query, inLanguage(language));
  const tags = [catalogTags.products, ...products.map(({ id }) => catalogTags.productId(id))];
  // An id that no product has may get one.
  if (products.length < ids.length) cacheBriefly(...tags);
  else cacheCatalog(...tags);
  return { products, readAt: Date.now() };
}
