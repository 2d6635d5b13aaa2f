import { useMessages } from '#messages';
import type { CardCorner } from '@/components/catalog/product-card';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/text-link';
import { fillNodes } from '@/lib/i18n/format';
import type { ProductSummary } from '@/lib/model/product';

type SimilarResultsProps = {
  products: ProductSummary[];
  corner?: CardCorner | undefined;
  /** The search terms without typing errors, or null. */
  corrected: string | null;
};

/** Products with words like the search terms, and a link to the corrected search. */
export function SimilarResults({ products, corner, corrected }: SimilarResultsProps) {
  const messages = useMessages('search');
  return (
    <>
      <p role="status" className="-mt-4 max-w-measure pb-group text-lead text-muted">
        {corrected ? (
          <>
            {fillNodes(messages.didYouMean, {
              terms: (
                <TextLink href={`/search?q=${encodeURIComponent(corrected)}`} className="text-ink">
                  <bdi>{corrected}</bdi>
                </TextLink>
              ),
            })}{' '}
          </>
        ) : null}
        {messages.similar}
      </p>
      <ProductGrid
        products={products}
        atTop
        headingLevel={2}
        label={messages.similarProducts}
        corner={corner}
      />
    </>
  );
}
