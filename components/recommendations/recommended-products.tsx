import type { CardCorner } from '@/components/catalog/product-card';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { ProductSummary } from '@/lib/model/product';

type RecommendedProductsProps = {
  id?: string;
  title: string;
  products: ProductSummary[];
  corner?: CardCorner | undefined;
  /** Whether there are at most four products. */
  inOneRow?: boolean;
};

/** A row of recommended products. Renders nothing without products. */
export function RecommendedProducts({
  id,
  title,
  products,
  corner,
  inOneRow = true,
}: RecommendedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section id={id} aria-label={title} className="page-frame pt-section">
      <h2 className="mb-8 font-display text-heading">{title}</h2>
      <ProductGrid products={products} headingLevel={3} inOneRow={inOneRow} label={title} corner={corner} />
    </section>
  );
}
