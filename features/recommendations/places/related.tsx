import { similarId } from '@/components/catalog/element-names';
import { RecommendedProducts } from '@/components/catalog/product-grid';
import { withCardFeatures } from '@/features/places/card';
import { ListView } from '@/features/places/view';
import { getProductRecommendations } from '@/lib/catalog/recommendations';
import { getCatalogView, getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';

export default async function Related({ product }: PlaceFacts['related']) {
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
