import { useMessages } from '#messages';
import type { ProductSummary } from '@/lib/model/product';
import { ProductCard } from './product-card';

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 lg:gap-y-16';
const LIST = `${GRID} md:grid-cols-3 xl:grid-cols-4`;
/** Of four, three would leave the last alone in a row of its own. */
const ROW = `${GRID} md:grid-cols-4`;

type ProductGridProps = {
  products: ProductSummary[];
  /** Whether the page begins with this grid: the pictures of its first row on a phone are loaded first. */
  atTop?: boolean;
  headingLevel?: 2 | 3;
  /** At most four, side by side wherever that is possible. */
  inOneRow?: boolean;
  /** What the list is, for listeners. */
  label?: string;
};

/** Cards in the first row of a phone. */
const FIRST_ROW = 2;

export function ProductGrid({
  products,
  atTop = false,
  headingLevel,
  inOneRow = false,
  label,
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
          />
        </li>
      ))}
    </ul>
  );
}
