import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { countFilters, WITHOUT_FILTERS } from '@/lib/catalog/product-query';
import type { ProductQuery } from '@/lib/model/product-list';
import { listHref } from './pagination';

type EmptyResultsProps = {
  basePath: string;
  query: ProductQuery;
  /** The last page of a list that has products, but none on the requested page. */
  lastPage?: number | undefined;
  categories: { name: string; href: string }[];
};

export function EmptyResults({ basePath, query, lastPage, categories }: EmptyResultsProps) {
  const messages = useMessages('catalog');
  const filtered = countFilters(query) > 0;
  const otherCategories = categories.filter(({ href }) => href !== basePath);
  const byPriceAlone = countFilters({ ...query, minPrice: null, maxPrice: null }) === 0;
  if (lastPage !== undefined)
    return (
      <EmptyState
        title={messages.pastEnd}
        actions={
          <LinkButton href={listHref(basePath, query, { page: lastPage })}>{messages.toLastPage}</LinkButton>
        }
      >
        {messages.pastEndText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={filtered ? messages.nothingFits : messages.nothing}
      actions={
        <>
          {filtered ? (
            <LinkButton href={listHref(basePath, query, WITHOUT_FILTERS)}>{messages.clearFilters}</LinkButton>
          ) : null}
          {otherCategories.map((category) => (
            <LinkButton key={category.href} href={category.href} variant="secondary">
              {category.name}
            </LinkButton>
          ))}
        </>
      }
    >
      {filtered
        ? byPriceAlone
          ? messages.nothingWithinPrices
          : messages.nothingFiltered
        : messages.nothingYet}
    </EmptyState>
  );
}
