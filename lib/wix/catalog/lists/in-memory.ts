import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { SHOP } from '@/lib/config/shop';
import { countChoices, filterChoices, filterProducts, hasFilters } from '@/lib/model/list-filters';
import { isPriceOrder, paidPriceBounds, sortByPaidPrice, withinPaidPrices } from '@/lib/model/paid-price';
import type { ProductSummary } from '@/lib/model/product';
import type { FilterChoices, PriceBounds } from '@/lib/model/product-list';
import { soldOutLast } from '@/lib/model/sold-out-last';
import { catalogPlatform as platform } from '../current-catalog';
import { getFirst, getPage, getPart, PLAIN_LIST, WHOLE_LENGTH } from './pages';
import type { ListRequest, ListSource } from './source';

/**
 * Up to 500 products are filtered and sorted by paid price: docs/decisions/0002-filtered-lists.md. A longer
 * list has price filters only, which the platform compares before discounts.
 */
export const listInMemory: ListSource = {
  priceBasis: 'paid',
  maxLength: Number.POSITIVE_INFINITY,
  getWhole,

  async getFiltered({ choices, ...request }) {
    const { categoryId, language, sortBy, part, getOrderedPage, filters, minPrice, maxPrice } = request;
    const isFiltered = minPrice !== null || maxPrice !== null || hasFilters(filters);
    if (choices === null || !(isFiltered || isPriceOrder(sortBy))) {
      const list = { ...PLAIN_LIST, categoryId, sortBy, minPrice, maxPrice };
      const { products, total } = await getPart(list, part, language, getOrderedPage);
      return { products, total, choices };
    }
    const inRange = withinPaidPrices(await getInOrder(request), { minPrice, maxPrice });
    const found = filterProducts(inRange, filters);
    return {
      products: found.slice(part.start, part.start + part.size),
      total: found.length,
      choices: countChoices(choices, inRange, filters),
    };
  },
};

/** A whole list of at most 500 products. Equal prices stay in the plain order. */
async function getInOrder(request: ListRequest): Promise<ProductSummary[]> {
  const { categoryId, sortBy, language, getOrderedPage } = request;
  const list = { ...PLAIN_LIST, categoryId };
  if (isPriceOrder(sortBy)) {
    const sorted = sortByPaidPrice((await getFirst(list, language)).products, sortBy);
    return SHOP.soldOutLast ? soldOutLast(sorted) : sorted;
  }
  return (await getFirst({ ...list, sortBy }, language, getOrderedPage)).products;
}

type Whole = { choices: FilterChoices | null; bounds: PriceBounds | null };

async function getWhole(categoryId: string | null, language: string | null): Promise<Whole> {
  'use cache';
  cacheCatalog(catalogTags.products);
  const list = { ...PLAIN_LIST, categoryId };
  if ((await getPage(list, 0)).total > WHOLE_LENGTH) {
    const { bounds } = await platform.queryFacets({ categoryId, minPrice: null, maxPrice: null });
    return { choices: null, bounds };
  }
  const { products } = await getFirst(list, language);
  return { choices: filterChoices(products), bounds: paidPriceBounds(products) };
}
