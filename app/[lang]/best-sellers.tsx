import { AnalyticsView } from '@/app/analytics-view';
import { withCardFeatures } from '@/app/with-card-features';
import { RecommendedProducts } from '@/components/recommendations/recommended-products';
import { viewItemList } from '@/lib/analytics/build-events';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { getBestSellers } from '@/lib/catalog/recommendations';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { shopText } from '@/lib/i18n/shop-text';
import type { ProductSummary } from '@/lib/model/product';
import type { HomeSectionValue } from './home-section';

type BestSellersProps = {
  section: Extract<HomeSectionValue, { type: 'recommended' }>;
  /** Products that the page shows elsewhere. */
  without: ProductSummary[];
};

const ROW = 4;

/**
 * The best-selling products by the platform. Renders nothing where it reports none, because no rule
 * of the shop knows what sells.
 */
export async function BestSellers({ section, without }: BestSellersProps) {
  if (process.env.FEATURE_RECOMMENDATIONS !== 'on') return null;
  const { count = ROW } = section;
  const shown = new Set(without.map(({ id }) => id));
  const found = await getBestSellers(count + shown.size, await getCatalogView());
  const products = found.filter(({ id }) => !shown.has(id)).slice(0, count);
  const { recommended } = await getMessages();
  return (
    <>
      <RecommendedProducts
        title={section.title ? shopText(section.title, await getLang()) : recommended.bestSellers}
        {...(await withCardFeatures(products))}
        inOneRow={count <= ROW}
      />
      {products.length > 0 ? (
        <AnalyticsView of={() => viewItemList(products, { id: 'best-sellers', name: 'best sellers' })} />
      ) : null}
    </>
  );
}
