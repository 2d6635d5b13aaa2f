import { AnalyticsView } from '@/app/analytics-view';
import { withCardFeatures } from '@/app/with-card-features';
import { similarId } from '@/components/catalog/element-names';
import { RelatedProducts } from '@/components/catalog/related-products';
import { RecommendedProducts } from '@/components/recommendations/recommended-products';
import { viewItemList } from '@/lib/analytics/build-events';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { getRelatedProducts } from '@/lib/catalog/readers';
import { getProductRecommendations } from '@/lib/catalog/recommendations';
import { getMessages } from '@/lib/i18n/server-messages';
import type { Product, ProductSummary } from '@/lib/model/product';

/** Recommended products below a product. Without the feature, its related products. */
export const RelatedSlot = ({ product }: { product: Product }) =>
  process.env.FEATURE_RECOMMENDATIONS === 'on' ? recommended(product) : related(product);

async function related(product: Product) {
  const products = await getRelatedProducts(product, 4, await getCatalogView());
  return (
    <>
      <RelatedProducts id={similarId(product.slug)} {...(await withCardFeatures(products))} />
      <ListView id="related" name="related products" products={products} />
    </>
  );
}

async function recommended(product: Product) {
  const { together, similar } = await getProductRecommendations(product, await getCatalogView());
  const messages = (await getMessages()).recommended;
  return (
    <>
      <RecommendedProducts title={messages.together} {...(await withCardFeatures(together))} />
      <ListView id="together" name="bought together" products={together} />
      <RecommendedProducts
        id={similarId(product.slug)}
        title={messages.similar}
        {...(await withCardFeatures(similar))}
      />
      <ListView id="similar" name="similar products" products={similar} />
    </>
  );
}

type ListViewProps = { id: string; name: string; products: ProductSummary[] };

const ListView = ({ id, name, products }: ListViewProps) =>
  products.length > 0 ? <AnalyticsView of={() => viewItemList(products, { id, name })} /> : null;
