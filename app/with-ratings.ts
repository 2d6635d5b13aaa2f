import type { ProductSummary } from '@/lib/model/product';

/** Returns the products with the ratings of their reviews. A shop without reviews reads nothing. */
export async function withRatings(products: ProductSummary[]): Promise<ProductSummary[]> {
  if (process.env.FEATURE_REVIEWS !== 'on') return products;
  return (await import('@/lib/reviews/ratings')).withRatings(products);
}
