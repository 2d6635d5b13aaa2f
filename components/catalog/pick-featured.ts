import type { ProductSummary } from '@/lib/model/product';

/**
 * Returns the products that have a ribbon and can be bought, in the given order, at most `count`.
 */
export function pickFeatured(products: ProductSummary[], count: number): ProductSummary[] {
  return products
    .filter(({ ribbon, availability, picture }) => ribbon && picture && availability !== 'sold-out')
    .slice(0, count);
}
