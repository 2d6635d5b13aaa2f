import { similarId } from '@/components/catalog/element-names';
import { RelatedProducts } from '@/components/catalog/product-grid';
import { withCardFeatures } from '@/features/places/card';
import { ListView } from '@/features/places/view';
import { getRelatedProducts } from '@/lib/catalog/readers';
import { getCatalogView } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';

/** Where no feature fills the place of related products. */
export async function Related({ product }: { product: Product }) {
  const products = await getRelatedProducts(product, 4, await getCatalogView());
  return (
    <>
      <RelatedProducts id={similarId(product.slug)} {...(await withCardFeatures(products))} />
      <ListView id="related" name="related products" products={products} />
    </>
  );
}
