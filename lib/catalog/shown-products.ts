import 'server-only';
import { getCatalogView } from '@/lib/i18n/server-messages';
import type { Category, Product, ProductSummary } from '@/lib/model/product';
import { type Filters, NO_FILTERS, type SortOrder } from '@/lib/model/product-list';
import { withProductPrices } from './converted-prices';
import { getCategory, getPresentProduct } from './lookup';
import { getProductList } from './product-list';
import { PLAIN_QUERY } from './product-query';
import { getCategories } from './readers';

/**
 * Products and categories in the language and the currency of the page that renders, for sections of a shop's
 * own (docs/own.md). The other readers of the catalog take a view.
 */

/** Null for an unknown slug. A slug that was changed still finds its product. @throws PlatformError */
export async function getShownProduct(slug: string): Promise<Product | null> {
  const view = await getCatalogView();
  const product = await getPresentProduct(slug, view);
  return product && withProductPrices(product, view.currency);
}

type ShownList = {
  /** The slug of a category. Default: all products. */
  category?: string;
  /** Default: the order that the list starts with. */
  sortBy?: SortOrder;
  /** A product matches with one value of every kind, each in the site's main language. */
  filters?: Partial<Filters>;
  /** Default: 4. At most those of a list's first page. */
  count?: number;
};

/** Empty for an unknown category. @throws PlatformError */
export async function getShownProducts({
  category,
  sortBy,
  filters,
  count = 4,
}: ShownList = {}): Promise<ProductSummary[]> {
  const view = await getCatalogView();
  const found = category === undefined ? null : await getCategory(category, view);
  if (category !== undefined && found === null) return [];
  const query = { ...PLAIN_QUERY, sortBy: sortBy ?? null, filters: { ...NO_FILTERS, ...filters } };
  const { products } = await getProductList(query, found?.id ?? null, view);
  return products.slice(0, count);
}

/** @throws PlatformError */
export const getShownCategories = async (): Promise<Category[]> => getCategories(await getCatalogView());
