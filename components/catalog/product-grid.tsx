import clsx from 'clsx';
import { Activity } from 'react';
import { useMessages } from '#messages';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { isPriceOrder } from '@/lib/model/paid-price';
import type { ProductSummary } from '@/lib/model/product';
import type { ProductList } from '@/lib/model/product-list';
import { type CardParts, ProductCard } from './product-card';

const GRID = 'cards grid grid-cols-2 gap-x-3 sm:gap-x-5 lg:gap-x-6';
const LIST = `${GRID} md:grid-cols-3 xl:grid-cols-4`;
/** Skips three columns, which would leave the last of four cards alone in its row. */
const ROW = `${GRID} md:grid-cols-4`;

type ProductGridProps = {
  products: ProductSummary[];
  /** The pictures in the first row on a phone then load first. */
  atTop?: boolean;
  headingLevel?: 2 | 3;
  /** Shows at most four products, in one row where the screen is wide enough. */
  inOneRow?: boolean;
  label?: string;
  parts?: CardParts | undefined;
};

/** Number of cards in the first row on a phone. */
const FIRST_ROW = 2;

/** Cards that React hydrates at once, so that a click does not wait for all. */
const GROUP_SIZE = 8;

const groupsOf = (products: readonly ProductSummary[]): ProductSummary[][] =>
  Array.from({ length: Math.ceil(products.length / GROUP_SIZE) }, (_, index) =>
    products.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );

export function ProductGrid({
  products,
  atTop = false,
  headingLevel,
  inOneRow = false,
  label,
  parts,
}: ProductGridProps) {
  const messages = useMessages('catalog');
  return (
    <ul
      aria-label={label ?? messages.products}
      className={clsx(inOneRow ? ROW : LIST, atTop ? 'late-below' : 'late')}
      data-list=""
    >
      {groupsOf(products).map((group, groupIndex) => {
        const isFirst = atTop && groupIndex === 0;
        const Boundary = isFirst ? Activity : HydrateLater;
        return (
          <Boundary key={group[0]?.id}>
            {group.map((product, index) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  place={inOneRow ? 'row' : 'list'}
                  priority={isFirst && index < FIRST_ROW ? 'first' : undefined}
                  headingLevel={headingLevel}
                  parts={parts}
                />
              </li>
            ))}
          </Boundary>
        );
      })}
    </ul>
  );
}

/** Shown where filters or orders compare prices before discounts, as in a long list. */
export function ListPriceNote({ query, priceBasis }: Pick<ProductList, 'query' | 'priceBasis'>) {
  const text = useMessages('catalog').byListPrice;
  const usesPrices = query.minPrice !== null || query.maxPrice !== null || isPriceOrder(query.sortBy);
  if (priceBasis === 'paid' || !usesPrices) return null;
  return <p className="mb-6 max-w-measure text-small text-muted lg:mb-8">{text}</p>;
}

type RelatedProductsProps = {
  id?: string;
  products: ProductSummary[];
  parts?: CardParts | undefined;
};

export function RelatedProducts({ id, products, parts }: RelatedProductsProps) {
  const title = useMessages('catalog').goesWith;
  if (products.length === 0) return null;
  return (
    <section id={id} aria-label={title} className="page-frame pt-section">
      <h2 className="mb-8 font-display text-heading">{title}</h2>
      <ProductGrid products={products} headingLevel={3} inOneRow label={title} parts={parts} />
    </section>
  );
}

type RecommendedProductsProps = {
  id?: string;
  title: string;
  products: ProductSummary[];
  parts?: CardParts | undefined;
  inOneRow?: boolean;
};

export function RecommendedProducts({
  id,
  title,
  products,
  parts,
  inOneRow = true,
}: RecommendedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section id={id} aria-label={title} className="page-frame pt-section">
      <h2 className="mb-8 font-display text-heading">{title}</h2>
      <ProductGrid products={products} headingLevel={3} inOneRow={inOneRow} label={title} parts={parts} />
    </section>
  );
}
