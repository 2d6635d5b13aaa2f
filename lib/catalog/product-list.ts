import 'server-only';
import type { CatalogView } from '@/lib/model/catalog-view';
import type { ProductList, ProductQuery } from '@/lib/model/product-list';
import { getList } from '@/lib/wix/catalog/lists/get-list';
import { getRate, inCurrency, inSiteCurrency, withPrices } from './converted-prices';
import { getOrder } from './list-orders';
import { pagesOf, partOf } from './shown-pages';

/** See `getList`. A price filter is in the currency of the view. @throws PlatformError */
export async function getProductList(
  query: ProductQuery,
  categoryId: string | null,
  { language, currency }: CatalogView,
): Promise<ProductList> {
  const rate = await getRate(currency);
  const { sortBy, platformOrder, getOrderedPage, ...orders } = await getOrder(query.sortBy, categoryId);
  const { filters, maxLength, ...list } = await getList({
    ...inSiteCurrency(query, rate),
    categoryId,
    language,
    filters: query.filters,
    sortBy: platformOrder,
    part: partOf(query.page),
    getOrderedPage,
  });
  return {
    ...list,
    ...orders,
    ...pagesOf(list.total, maxLength),
    query: { ...query, filters, sortBy },
    products: await withPrices(list.products, currency),
    bounds: inCurrency(list.bounds, rate),
  };
}
