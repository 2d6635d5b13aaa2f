import 'server-only';
import { type CatalogView, SITE_VIEW } from '@/lib/model/catalog-view';
import type { Product } from '@/lib/model/product';
import { translateProduct } from '@/lib/model/translate';
import type { CallLane } from '../browse-client';
import type { BrowseLane } from '../call-budget';
import { inView } from '../view-headers';
import type {
  CatalogPlatform,
  CatalogTraits,
  DetailsPage,
  DetailsQuery,
  ListFilter,
  PageQuery,
} from './catalog-platform';
import { catalogGeneration, type Generation, rereadGeneration, wrongGeneration } from './generation';
import { catalogV1 } from './v1/catalog';
import { catalogV3 } from './v3/catalog';

const PLATFORMS: Record<Generation, CatalogPlatform> = { v1: catalogV1, v3: catalogV3 };

/** Reads again with the other generation when the site has been migrated under the running shop. */
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

const runIn = <T>(
  view: CatalogView | undefined,
  read: (catalog: CatalogPlatform) => Promise<T>,
): Promise<T> => (view === undefined || view === SITE_VIEW ? run(read) : inView(view, () => run(read)));

/** A translated product is read in the site's language, too: its names identify options and choices. */
async function runProduct(
  view: CatalogView | undefined,
  read: (catalog: CatalogPlatform) => Promise<Product | null>,
): Promise<Product | null> {
  if (!view || view.language === null) return runIn(view, read);
  const [shown, own] = await Promise.all([runIn(view, read), runIn({ ...view, language: null }, read)]);
  return shown && own && translateProduct(own, shown);
}

/** As `runProduct`, for a page of products. */
async function runDetails(query: DetailsQuery, view?: CatalogView): Promise<DetailsPage> {
  const read = (catalog: CatalogPlatform) => catalog.queryDetails(query);
  if (!view || view.language === null) return runIn(view, read);
  const [shown, own] = await Promise.all([runIn(view, read), runIn({ ...view, language: null }, read)]);
  const byId = new Map(shown.products.map((product) => [product.id, product]));
  return {
    ...own,
    products: own.products.map((product) => {
      const translated = byId.get(product.id);
      return translated ? translateProduct(product, translated) : product;
    }),
  };
}

/** Every read also throws `UnsupportedCatalogError`. Without a view, texts and prices are the site's own. */
export const catalogPlatform = {
  readTraits: (): Promise<CatalogTraits> => run(async ({ traits }) => traits),
  queryProducts: (query: PageQuery, view?: CatalogView) =>
    runIn(view, (catalog) => catalog.queryProducts(query)),
  queryFacets: (query: ListFilter) => run((catalog) => catalog.queryFacets(query)),
  queryArrangement: (categoryId: string) => run((catalog) => catalog.queryArrangement(categoryId)),
  queryProductBySlug: (slug: string, lane?: BrowseLane, view?: CatalogView) =>
    runProduct(view, (catalog) => catalog.queryProduct('slug', slug, lane)),
  queryProductById: (id: string, view?: CatalogView, lane: CallLane = 'lookup') =>
    runProduct(view, (catalog) => catalog.queryProduct('id', id, lane)),
  queryDetails: runDetails,
  queryLiveOffer: (slug: string, view?: CatalogView) =>
    runIn(view, (catalog) => catalog.queryLiveOffer(slug)),
  queryCategories: (view?: CatalogView) => runIn(view, (catalog) => catalog.queryCategories()),
  queryCategoryBySlug: (slug: string, lane?: BrowseLane, view?: CatalogView) =>
    runIn(view, (catalog) => catalog.queryCategoryBySlug(slug, lane)),
};
