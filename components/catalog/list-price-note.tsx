import { useMessages } from '#messages';
import { isPriceOrder } from '@/lib/catalog/paid-price';
import type { ProductList } from '@/lib/model/product-list';

/**
 * Note that a long list is filtered and sorted by prices before discounts. Renders nothing where
 * that makes no difference.
 */
export function ListPriceNote({ query, priceBasis }: Pick<ProductList, 'query' | 'priceBasis'>) {
  const text = useMessages('catalog').byListPrice;
  const usesPrices = query.minPrice !== null || query.maxPrice !== null || isPriceOrder(query.sortBy);
  if (priceBasis === 'paid' || !usesPrices) return null;
  return <p className="mb-6 max-w-measure text-small text-muted lg:mb-8">{text}</p>;
}
