import { type ProductQuery, SORT_ORDERS, type SortOrder } from './types';

/** The query parameters of a product list. */
export const LIST_PARAMETERS = ['minPrice', 'maxPrice', 'sortBy', 'page'] as const;

/** Products on one page of a list. */
export const PAGE_SIZE = 100;

const DEFAULT_SORT: SortOrder = 'newest';

/** The list without any parameter. */
export const PLAIN_QUERY: ProductQuery = {
  minPrice: null,
  maxPrice: null,
  sortBy: DEFAULT_SORT,
  page: 1,
  search: null,
};

type SearchParams = Record<string, string | string[] | undefined>;

/**
 * What a list's address asks for. A missing or non-numeric price is ignored, and so is a negative one; an unknown
 * order is `newest`; an impossible page is the first.
 */
export function parseProductQuery(params: SearchParams): ProductQuery {
  const page = Number(single(params.page));
  return {
    minPrice: parsePrice(single(params.minPrice)),
    maxPrice: parsePrice(single(params.maxPrice)),
    sortBy: SORT_ORDERS.find((order) => order === single(params.sortBy)) ?? DEFAULT_SORT,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: single(params.q)?.trim().slice(0, 100) || null,
  };
}

/** The first of repeated parameters counts. */
const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The platform's own upper bound for a price. */
const HIGHEST_PRICE = 999_999_999;

function parsePrice(text: string | undefined): number | null {
  // `Number` alone would take '' for 0 and '0x10' for 16. A number field may send `.5` and `1e3`.
  if (text === undefined || !/^\s*(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)) return null;
  return Math.min(Number(text), HIGHEST_PRICE);
}
