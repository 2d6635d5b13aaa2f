import type { PlaceFacts } from '@/lib/places';
import { loadReviews, reviewsId } from '../load-reviews';
import { ProductReviews } from '../product-reviews';

export default async function Reviews({ product: { id, slug } }: PlaceFacts['product']) {
  const loaded = await loadReviews(id);
  return loaded ? <ProductReviews id={reviewsId(slug)} slug={slug} {...loaded} /> : null;
}
