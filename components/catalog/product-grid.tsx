import { useWords } from '#words';
import type { PicturePriority } from '@/components/ui/picture';
import type { ProductSummary } from '@/lib/catalog/types';
import { ProductCard } from './product-card';

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 lg:gap-y-16';
const LIST = `${GRID} md:grid-cols-3 xl:grid-cols-4`;
/** Of four, three would leave the last alone in a row of its own. */
const ROW = `${GRID} md:grid-cols-4`;
/** The widths of their columns. */
const LIST_SIZES = '(min-width: 90rem) 22rem, (min-width: 80rem) 24vw, (min-width: 48rem) 31vw, 48vw';
const ROW_SIZES = '(min-width: 90rem) 22rem, (min-width: 48rem) 24vw, 48vw';

type ProductGridProps = {
  products: ProductSummary[];
  /** Whether the page begins with this grid: the pictures of its first row are fetched early. */
  atTop?: boolean;
  headingLevel?: 2 | 3;
  /** At most four, side by side wherever that is possible. */
  inOneRow?: boolean;
  /** What the list is, for listeners. */
  label?: string;
};

/** A row is two cards on telephones and up to four elsewhere. */
const priorityOf = (index: number): PicturePriority | undefined =>
  index < 2 ? 'first' : index < 4 ? 'early' : undefined;

export function ProductGrid({
  products,
  atTop = false,
  headingLevel,
  inOneRow = false,
  label,
}: ProductGridProps) {
  const words = useWords('catalog');
  return (
    <ul aria-label={label ?? words.products} className={inOneRow ? ROW : LIST} data-list="">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={inOneRow ? ROW_SIZES : LIST_SIZES}
            priority={atTop ? priorityOf(index) : undefined}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
