import 'server-only';
import { cacheCatalog, cacheList, cacheRecommendations, cacheStandIn, catalogTags } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { findPlatformError } from '@/lib/errors/platform-error';
import { inLanguage } from '@/lib/model/catalog-view';
import type { ProductSummary, RecommendationKind } from '@/lib/model/product';
import {
  DEFAULT_SORT_ORDER,
  type PlatformOrder,
  type ProductList,
  RANKED_ORDERS,
  type RankedOrder,
  type SortOrder,
} from '@/lib/model/product-list';
import { soldOutLast } from '@/lib/model/sold-out-last';
import { translateSummary } from '@/lib/model/translate';
import { MAX_PRODUCTS_PER_CALL, type ProductPage } from '@/lib/wix/catalog/catalog-platform';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import {
  byIds,
  getFirst,
  getPage,
  type ListQuery,
  MAX_LIST_LENGTH,
  PLAIN_LIST,
  WHOLE_LENGTH,
} from '@/lib/wix/catalog/lists/pages';
import { queryRecommendedIds } from '@/lib/wix/recommendations';

type ListOrder = Pick<ProductList, 'rankedOrders'> & {
  /** The requested order. Null where the list starts with it, and where it does not have it. */
  sortBy: SortOrder | null;
  platformOrder: PlatformOrder;
  /** Reads a page of the list in this order, from a list in `platformOrder`. */
  getOrderedPage: typeof getPage;
};

/** @throws PlatformError */
export async function getOrder(requested: SortOrder | null, categoryId: string | null): Promise<ListOrder> {
  const rankedOrders = await getRankedOrders(categoryId);
  const offered = rankedOrders.length > 0 ? { rankedOrders } : {};
  const first = rankedOrders.find((order) => order === 'recommended') ?? DEFAULT_SORT_ORDER;
  const isMissing = requested !== null && isRanked(requested) && !rankedOrders.includes(requested);
  const order = isMissing ? DEFAULT_SORT_ORDER : (requested ?? first);
  const shown = { ...offered, sortBy: order === first ? null : order };
  return {
    ...shown,
    platformOrder: isRanked(order) ? DEFAULT_SORT_ORDER : order,
    getOrderedPage: SHOP.soldOutLast
      ? (list, skip, language = null) => getSoldOutLast(list, skip, language, order)
      : readerOf(order),
  };
}

const readerOf = (order: SortOrder): typeof getPage =>
  isRanked(order) ? (list, skip, language = null) => getRankedPage(list, skip, language, order) : getPage;

/**
 * No call of the platform puts sold-out products last, so the shop reads the whole list. A list that is too
 * long for that keeps its order. @param skip a multiple of the platform's page. @throws PlatformError
 */
async function getSoldOutLast(
  list: ListQuery,
  skip: number,
  language: string | null,
  order: SortOrder,
): Promise<ProductPage> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const read = readerOf(order);
  const first = await read(list, 0, language);
  if (first.total > WHOLE_LENGTH) return skip === 0 ? first : read(list, skip, language);
  const { products, total } = await getFirst(list, language, async (part, at, shown) =>
    at === 0 ? first : read(part, at, shown),
  );
  return { products: soldOutLast(products).slice(skip, skip + MAX_PRODUCTS_PER_CALL), total };
}

const isRanked = (order: SortOrder): order is RankedOrder => RANKED_ORDERS.some((ranked) => ranked === order);

/** Those that change the beginning of the list. */
async function getRankedOrders(categoryId: string | null): Promise<RankedOrder[]> {
  'use cache';
  cacheCatalog(catalogTags.products, catalogTags.categories);
  const leads = await Promise.all(
    RANKED_ORDERS.map(async (order) => ({ order, ids: await getLeadingIds(order, categoryId) })),
  );
  if (leads.every(({ ids }) => ids.length === 0)) return [];
  const { products, total } = await getPage({ ...PLAIN_LIST, categoryId }, 0);
  const listed = new Set(products.map(({ id }) => id));
  return leads.flatMap(({ order, ids }) => {
    // The first page of a long list need not have them.
    const own = total > products.length ? ids : ids.filter((id) => listed.has(id));
    return own.some((id, index) => products[index]?.id !== id) ? [order] : [];
  });
}

/** At most 100 ids, some of which the list may lack. */
async function getLeadingIds(order: RankedOrder, categoryId: string | null): Promise<string[]> {
  switch (order) {
    case 'recommended': {
      const arranged = categoryId === null ? [] : await getArrangement(categoryId);
      const bySales = arranged.length === 0 && SHOP.defaultOrder === 'recommended';
      return bySales ? getLeadingIds('bestSelling', categoryId) : arranged;
    }
    case 'bestSelling':
      return getBestSellerIds();
    case 'topRated':
      return FEATURES.reviews ? (await import('@/lib/reviews/readers')).getTopRatedIds() : [];
  }
}

async function getArrangement(categoryId: string): Promise<string[]> {
  'use cache';
  cacheCatalog(catalogTags.products, catalogTags.categories);
  return platform.queryArrangement(categoryId);
}

/** The ids of at most 100 products, the best ones first. Empty in a shop without recommendations. */
export const getBestSellerIds = async (): Promise<string[]> =>
  FEATURES.recommendations ? getRecommendedIds('best-sellers', []) : [];

/** The best ones first. Empty where the platform fails. */
export async function getRecommendedIds(kind: RecommendationKind, ids: readonly string[]): Promise<string[]> {
  'use cache';
  try {
    const found = await queryRecommendedIds(kind, ids);
    cacheRecommendations();
    return found;
  } catch (error) {
    if (!findPlatformError(error)) throw error;
    // The shop's own rule is used instead, and the next call is a minute away.
    cacheStandIn();
    return [];
  }
}

/**
 * The products that lead the list, then the others of the plain list, an order that the platform lacks.
 * @param skip a multiple of the platform's page. @throws PlatformError
 */
async function getRankedPage(
  list: ListQuery,
  skip: number,
  language: string | null,
  order: RankedOrder,
): Promise<ProductPage> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const first = await getPage(list, 0, language);
  const leading = await getLeading(list, first, language, order);
  const ids = new Set(leading.map(({ id }) => id));
  const others = first.products.filter(({ id }) => !ids.has(id));
  // Leading products can be anywhere in the plain list: its pages up to this one have enough others.
  for (
    let before = MAX_PRODUCTS_PER_CALL;
    before <= Math.min(skip, MAX_LIST_LENGTH);
    before += MAX_PRODUCTS_PER_CALL
  )
    others.push(...(await getPage(list, before, language)).products.filter(({ id }) => !ids.has(id)));
  return { products: [...leading, ...others].slice(skip, skip + MAX_PRODUCTS_PER_CALL), total: first.total };
}

/** In their order. A list of one page has them. */
async function getLeading(
  list: ListQuery,
  first: ProductPage,
  language: string | null,
  order: RankedOrder,
): Promise<ProductSummary[]> {
  const ids = await getLeadingIds(order, list.categoryId);
  const isWhole = first.products.length >= first.total;
  const found = new Map(
    (isWhole ? first.products : await getUnordered(list, language, order)).map((one) => [one.id, one]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function getUnordered(
  list: ListQuery,
  language: string | null,
  order: RankedOrder,
): Promise<ProductSummary[]> {
  'use cache';
  cacheList(list, catalogTags.categories);
  const ids = await getLeadingIds(order, list.categoryId);
  if (ids.length === 0) return [];
  const { products } = await platform.queryProducts(byIds(ids, list), inLanguage(language));
  if (language === null) return products;
  const own = new Map((await getUnordered(list, null, order)).map((product) => [product.id, product]));
  return products.map((shown) => {
    const product = own.get(shown.id);
    return product ? translateSummary(product, shown) : shown;
  });
}
