import { useLang, useWords } from '#words';
import { CloseIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/shop-link';
import { TextLink } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WITHOUT_FILTERS } from '@/lib/catalog/product-query';
import { FILTER_KINDS, type FilterKind, type ProductQuery } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/money';
import type { Words } from '@/lib/words/en';
import { fill } from '@/lib/words/format';
import { filterName } from './filter-name';
import { listHref, withoutCents } from './list-href';

type ActiveFiltersProps = {
  basePath: string;
  query: ProductQuery;
  /** Of the list's prices; null when it is not known. */
  currency: string | null;
};

/** Every filter that is on, each one press away from being off. Nothing when none is on. */
export function ActiveFilters({ basePath, query, currency }: ActiveFiltersProps) {
  const words = useWords('catalog');
  const lang = useLang();
  const inWords = (amount: number) =>
    currency === null
      ? String(amount)
      : withoutCents(formatMoney({ amount: String(amount), currency }, lang));
  const filters = [
    ...(query.minPrice === null
      ? []
      : [{ label: fill(words.minimumIs, { price: inWords(query.minPrice) }), without: { minPrice: null } }]),
    ...(query.maxPrice === null
      ? []
      : [{ label: fill(words.maximumIs, { price: inWords(query.maxPrice) }), without: { maxPrice: null } }]),
    ...FILTER_KINDS.flatMap((kind) =>
      query.filters[kind].map((value) => ({
        label: chipLabel(words, kind, value),
        without: {
          filters: { ...query.filters, [kind]: query.filters[kind].filter((other) => other !== value) },
        },
      })),
    ),
  ];
  if (filters.length === 0) return null;

  return (
    <ul aria-label={words.activeFilters} className="mb-6 flex flex-wrap items-center gap-2 lg:mb-8">
      {filters.map((filter) => (
        <li key={filter.label}>
          <ShopLink
            href={listHref(basePath, query, filter.without)}
            className="inline-flex min-h-target items-center gap-2 rounded-full border border-edge px-4 text-small transition-colors duration-quick hover:border-ink hover:bg-sunken"
          >
            <span>
              <VisuallyHidden>{words.removeFilter} </VisuallyHidden>
              {filter.label}
            </span>
            <CloseIcon className="size-4" />
          </ShopLink>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <TextLink
            href={listHref(basePath, query, WITHOUT_FILTERS)}
            className="inline-flex min-h-target items-center text-small"
          >
            {words.clearAll}
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}

function chipLabel(words: Words['catalog'], kind: FilterKind, value: string): string {
  const name = filterName(words, kind, value);
  if (kind === 'color') return fill(words.colorIs, { name });
  return kind === 'brand' ? fill(words.brandIs, { name }) : name;
}
