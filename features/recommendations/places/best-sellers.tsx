import { RecommendedProducts } from '@/components/catalog/product-grid';
import { withCardFeatures } from '@/features/places/card';
import { AnalyticsView } from '@/features/places/view';
import { viewItemList } from '@/lib/analytics/build-events';
import { getBestSellers } from '@/lib/catalog/recommendations';
import { getCatalogView, getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';

const ROW = 4;

/** Renders nothing where the platform reports none, because no rule of the shop knows what sells. */
export default async function BestSellers({ title, count = ROW, without }: PlaceFacts['best-sellers']) {
  const shown = new Set(without.map(({ id }) => id));
  const found = await getBestSellers(count + shown.size, await getCatalogView());
  const products = found.filter(({ id }) => !shown.has(id)).slice(0, count);
  const { recommended } = await getMessages();
  return (
    <>
      <RecommendedProducts
        title={title ?? recommended.bestSellers}
        {...(await withCardFeatures(products))}
        inOneRow={count <= ROW}
      />
      {products.length > 0 ? (
        <AnalyticsView of={() => viewItemList(products, { id: 'best-sellers', name: 'best sellers' })} />
      ) : null}
    </>
  );
}
