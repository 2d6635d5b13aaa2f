import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { ProductQuery } from '@/lib/catalog/types';
import { fill } from '@/lib/words/format';
import { listHref } from './list-href';

type EmptyResultsProps = {
  basePath: string;
  query: ProductQuery;
  /** Ways on. */
  categories: { name: string; href: string }[];
};

/** A list without products: why, how to widen it, and where else to look. */
export function EmptyResults({ basePath, query, categories }: EmptyResultsProps) {
  const words = useWords('catalog');
  const filtered = query.minPrice !== null || query.maxPrice !== null;
  const title = query.search ? fill(words.nothingFor, { words: query.search }) : words.nothing;
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {filtered ? (
            <LinkButton href={listHref(basePath, query, { minPrice: null, maxPrice: null })}>
              {words.clearFilters}
            </LinkButton>
          ) : null}
          {categories.map((category) => (
            <LinkButton key={category.href} href={category.href} variant="secondary">
              {category.name}
            </LinkButton>
          ))}
        </>
      }
    >
      {filtered ? words.nothingFiltered : query.search ? words.nothingSearched : words.nothingYet}
    </EmptyState>
  );
}
