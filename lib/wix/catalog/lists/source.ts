import type { Filters, PlatformOrder, ProductList, ProductQuery } from '@/lib/model/product-list';
import type { getPage, ListPart } from './pages';

/** Prices are the site's. */
export type ListRequest = Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'filters'> & {
  /** Null for all products. */
  categoryId: string | null;
  language: string | null;
  sortBy: PlatformOrder;
  part: ListPart;
  /** Reads the pages of a list, in `sortBy` or in an order that begins with certain products. */
  getOrderedPage: typeof getPage;
};

type WholeList = Pick<ProductList, 'choices' | 'bounds'>;

/** `total` is the length of the filtered list. */
type FoundPart = Pick<ProductList, 'products' | 'total' | 'choices'>;

export type ListSource = Pick<ProductList, 'priceBasis'> & {
  getWhole(categoryId: string | null, language: string | null): Promise<WholeList>;
  /** Prices and filters are those that narrow the list. `choices` are those of the whole list. */
  getFiltered(request: ListRequest & Pick<WholeList, 'choices'>): Promise<FoundPart>;
  /** The number of products that the pages of a list reach. */
  maxLength: number;
};

/** `filters` are the requested ones that the list has. */
export type FoundList = FoundPart &
  WholeList &
  Pick<ListSource, 'priceBasis' | 'maxLength'> & { filters: Filters };
