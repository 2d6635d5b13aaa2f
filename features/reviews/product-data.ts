import type { Product } from '@/lib/model/product';
import type { ReviewsData } from '@/lib/seo/structured-data';
import { loadReviews } from './load-reviews';

/** The data for search engines. Null for a product without reviews. */
export default async function getReviewsData(product: Product): Promise<ReviewsData | null> {
  const loaded = await loadReviews(product.id);
  return loaded?.rating ? { rating: loaded.rating, reviews: loaded.reviews ?? [] } : null;
}
