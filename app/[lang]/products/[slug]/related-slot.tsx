import { AnalyticsView } from '@/app/analytics-view';
import { withCardFeatures } from '@/app/with-card-features';
import { similarId } from '@/components/catalog/element-names';
import { RelatedProducts } from '@/components/catalog/related-products';
import { RecommendedProducts } from '@/components/recommendations/recommended-products';
import { viewItemList } from '@/lib/analytics/build-events';
import { getRelatedProducts } from '@/lib/catalog/readers';
import { getProductRecommendations } from '@/lib/catalog/recommendations';
import { getMessages } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';

/** Recommended products below a product. Without the feature, its related products. */
export async function RelatedSlot({ product }: { product: Product }) {
  const id = similarId(product.slug);
  if (process.env.FEATURE_RECOMMENDATIONS !== 'on') {
    const related = await getRelatedProducts(product, 4);
    return (
      <>
        <RelatedProducts id={id} {...(await withCardFeatures(related))} />
        {related.length > 0 ? (
          <AnalyticsView of={() => viewItemList(related, { id: 'related', name: 'related products' })} />
        ) : null}
      </>
    );
  }
  const { together, similar } = await getProductRecommendations(product);
  const { recommended } = await getMessages();
  return (
    <>
      <RecommendedProducts title={recommended.together} {...(await withCardFeatures(together))} />
      {together.length > 0 ? (
        <AnalyticsView of={() => viewItemList(together, { id: 'together', name: 'bought together' })} />
      ) : null}
      <RecommendedProducts id={id} title={recommended.similar} {...(await withCardFeatures(similar))} />
      {similar.length > 0 ? (
        <AnalyticsView of={() => viewItemList(similar, { id: 'similar', name: 'similar products' })} />
      ) : null}
    </>
  );
}
