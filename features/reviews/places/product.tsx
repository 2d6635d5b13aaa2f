import type { PlaceFacts } from '@/lib/places';
import { loadReviews, reviewsId } from '../load-reviews';
import { ProductReviews } from '../product-reviews';
import { WithGallery } from '../with-gallery';

export default async function Reviews({ product: { id, slug } }: PlaceFacts['product']) {
  const loaded = await loadReviews(id);
  return loaded ? (
    <WithGallery reviews={loaded.reviews}>
      <ProductReviews id={reviewsId(slug)} slug={slug} {...loaded} />
    </WithGallery>
  ) : null;
}
