import type { ProductSummary } from '@/lib/model/product';
import { type CardCorner, ProductCard } from './product-card';

type FeaturedSpreadProps = {
  /** The first product is shown large. Five products fill the layout. */
  products: ProductSummary[];
  /** Accessible name of the list. */
  label: string;
  corner?: CardCorner | undefined;
};

/** A few products in a magazine layout: one large picture, with small ones next to it. */
export function FeaturedSpread({ products, label, corner }: FeaturedSpreadProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12"
    >
      {products.map((product, index) => (
        <li key={product.id} className={index === 0 ? 'col-span-2 lg:row-span-2' : ''}>
          <ProductCard
            product={product}
            place={index === 0 ? 'large' : 'spread'}
            headingLevel={3}
            corner={corner}
          />
        </li>
      ))}
    </ul>
  );
}
