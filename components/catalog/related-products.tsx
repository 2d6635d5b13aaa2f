import { useMessages } from '#messages';
import type { ProductSummary } from '@/lib/model/product';
import type { CardCorner } from './product-card';
import { ProductGrid } from './product-grid';

type RelatedProductsProps = {
  id?: string;
  products: ProductSummary[];
  corner?: CardCorner | undefined;
};

/** Products that go with another. Renders nothing without products. */
export function RelatedProducts({ id, products, corner }: RelatedProductsProps) {
  const title = useMessages('catalog').goesWith;
  if (products.length === 0) return null;
  return (
    <section id={id} aria-label={title} className="page-frame pt-section">
      <h2 className="mb-8 font-display text-heading">{title}</h2>
      <ProductGrid products={products} headingLevel={3} inOneRow label={title} corner={corner} />
    </section>
  );
}
