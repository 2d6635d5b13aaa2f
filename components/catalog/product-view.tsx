import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Skeleton } from '@/components/ui/skeleton';
import type { Product } from '@/lib/catalog/types';
import { BuyBox } from './buy-box';
import { ProductDetails } from './product-details';
import { ProductGallery } from './product-gallery';
import { ProductSelection } from './product-selection';

type ProductViewProps = {
  product: Product;
  /** From the home page to the category; the product itself is added. */
  trail: Crumb[];
  /** `<LiveOfferUpdate>`, wherever it comes from: draws nothing. */
  live?: ReactNode;
  /** Words beside the button that are worth knowing before buying: delivery, returns. */
  promises?: string[];
};

const COLUMNS = 'grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20';

/** One product: pictures, and beside them, in reach, all it takes to buy it. */
export function ProductView({ product, trail, live, promises = [] }: ProductViewProps) {
  return (
    <ProductSelection product={product}>
      {live}
      <div className="page-frame">
        <div className="py-3 lg:py-5">
          <Breadcrumbs trail={trail} here={product.name} />
        </div>
        <div className={COLUMNS}>
          <div className="lg:sticky lg:top-24 lg:self-start">
            <ProductGallery />
          </div>
          <div className="max-w-[34rem] lg:pt-2">
            {product.ribbon ? (
              <p className="mb-3 -ms-2">
                <Badge tone="accent">{product.ribbon}</Badge>
              </p>
            ) : null}
            <h1 className="font-display text-heading">{product.name}</h1>
            {product.brand ? <p className="mt-2 text-small text-muted">{product.brand}</p> : null}
            <div className="mt-5">
              <BuyBox />
            </div>
            {promises.length > 0 ? (
              <ul className="mt-6 border-t border-line pt-5 text-small text-muted">
                {promises.map((promise) => (
                  <li key={promise} className="py-0.5">
                    {promise}
                  </li>
                ))}
              </ul>
            ) : null}
            <div className="mt-8">
              <ProductDetails product={product} />
            </div>
          </div>
        </div>
      </div>
    </ProductSelection>
  );
}

/** The place of a product that is on its way. */
export function ProductViewSkeleton() {
  return (
    <div className="page-frame" role="status">
      <span className="sr-only">{useWords('catalog').loadingProduct}</span>
      <div className="py-3 lg:py-5">
        <Skeleton className="my-3.5 h-4 w-56" />
      </div>
      <div className={COLUMNS}>
        <Skeleton className="aspect-[4/5] w-full lg:max-h-[calc(100dvh-9rem)]" />
        <div className="max-w-[34rem] lg:pt-2">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="mt-8 h-7 w-24" />
          <Skeleton className="mt-8 h-14 w-full" />
          <Skeleton className="mt-6 h-14 w-full" />
        </div>
      </div>
    </div>
  );
}
