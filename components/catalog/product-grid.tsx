import { useMessages } from '#messages';
import type { ProductSummary } from '@/lib/model/product';
import { type CardCorner, ProductCard } from './product-card';

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 lg:gap-y-16';
const LIST = `${GRID} md:grid-cols-3 xl:grid-cols-4`;
/** Skips three columns, which would leave the last of four cards alone in its row. */
const ROW = `${GRID} md:grid-cols-4`;

type ProductGridProps = {
  products: ProductSummary[];
  /**
   * Whether the grid is at the top of its page. The pictures in its first row on a phone then load
   * first.
   */
  atTop?: boolean;
  headingLevel?: 2 | 3;
  /** Shows at most four products, in one row where the screen is wide enough. */
  inOneRow?: boolean;
  /** Accessible name of the list. */
  label?: string;
  corner?: CardCorner | undefined;
};

/** Number of cards in the first row on a phone. */
const FIRST_ROW = 2;

export function ProductGrid({
  products,
  atTop = false,
  headingLevel,
  inOneRow = false,
  label,
  corner,
}: ProductGridProps) {
  const messages = useMessages('catalog');
  return (
    <ul aria-label={label ?? messages.products} className={inOneRow ? ROW : LIST} data-list="">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            place={inOneRow ? 'row' : 'list'}
            priority={atTop && index < FIRST_ROW ? 'first' : undefined}
            headingLevel={headingLevel}
            corner={corner}
          />
        </li>
      ))}
    </ul>
  );
}
