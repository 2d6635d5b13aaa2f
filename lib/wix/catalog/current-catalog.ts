import 'server-only';
import type { CatalogPlatform, CatalogTraits } from './catalog-platform';
import { catalogGeneration, type Generation, rereadGeneration, wrongGeneration } from './generation';
import { catalogV1 } from './v1/catalog';
import { catalogV3 } from './v3/catalog';

const PLATFORMS: Record<Generation, CatalogPlatform> = { v1: catalogV1, v3: catalogV3 };

/**
 * Runs a read of the site's catalog. A site may be migrated under a running shop: when the platform
 * rejects the call because of that, the read runs again with the other generation.
 */
async function run<T>(read: (catalog: CatalogPlatform) => Promise<T>): Promise<T> {
  const generation = await catalogGeneration();
  try {
    return await read(PLATFORMS[generation]);
  } catch (error) {
    if (wrongGeneration(error) !== generation) throw error;
    const now = await rereadGeneration(generation);
    if (now === generation) throw error;
    return read(PLATFORMS[now]);
  }
}

type Reads = Omit<CatalogPlatform, 'traits'>;

/**
 * The catalog of the site, in the generation that the site has. Every read also throws
 * `UnsupportedCatalogError`.
 */
export const catalogPlatform: Reads & { readTraits(): Promise<CatalogTraits> } = {
  readTraits: () => run(async ({ traits }) => traits),
  queryProducts: (query) => run((catalog) => catalog.queryProducts(query)),
  queryPriceBounds: (categoryId) => run((catalog) => catalog.queryPriceBounds(categoryId)),
  queryFacets: (query) => run((catalog) => catalog.queryFacets(query)),
  queryArrangement: (categoryId) => run((catalog) => catalog.queryArrangement(categoryId)),
  queryProductBySlug: (slug, lane) => run((catalog) => catalog.queryProductBySlug(slug, lane)),
  queryProductById: (id) => run((catalog) => catalog.queryProductById(id)),
  queryLiveOffer: (slug) => run((catalog) => catalog.queryLiveOffer(slug)),
  queryCategories: () => run((catalog) => catalog.queryCategories()),
  queryCategoryPage: () => run((catalog) => catalog.queryCategoryPage()),
  queryCategoryBySlug: (slug, lane) => run((catalog) => catalog.queryCategoryBySlug(slug, lane)),
};
