import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { ProductQuery } from '@/lib/catalog/types';
import { listHref } from './list-href';

type EmptyResultsProps = {
  basePath: string;
  query: ProductQuery;
  /** Ways on. */
  categories: { name: string; href: string }[];
};

/** A list without products: why, how to widen it, and where else to look. */
export function EmptyResults({ basePath, query, categories }: EmptyResultsProps) {
  const filtered = query.minPrice !== null || query.maxPrice !== null;
  const title = query.search ? `Nothing found for “${query.search}”` : 'Nothing here at the moment';
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {filtered ? (
            <LinkButton href={listHref(basePath, query, { minPrice: null, maxPrice: null })}>
              Clear the filters
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
      {filtered
        ? 'No product lies within these prices. Widen them, or have a look around.'
        : query.search
          ? 'Check the spelling, try a plainer word such as “bowl”, or have a look around.'
          : 'New pieces come out of the kiln every few weeks. Until then, have a look around.'}
    </EmptyState>
  );
}
