import type { PlaceFacts } from '@/lib/places';
import { loadReviews, reviewsId } from '../load-reviews';
import { RatingLink } from '../rating-summary';

export default async function ProductRating({ product }: PlaceFacts['below-name']) {
  const loaded = await loadReviews(product.id);
  return loaded?.rating ? <RatingLink rating={loaded.rating} target={reviewsId(product.slug)} /> : null;
}
