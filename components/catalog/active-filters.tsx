import { useLang, useMessages } from '#messages';
import { CloseIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/shop-link';
import { TextLink } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { WITHOUT_FILTERS } from '@/lib/catalog/product-query';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  FILTER_KINDS,
  type FilterChoice,
  type FilterChoices,
  type FilterKind,
  type ProductQuery,
} from '@/lib/model/product-list';
import { formatMoney } from '@/lib/money';
import { filterName } from './filter-name';
import { listHref, withoutCents } from './list-href';

type ActiveFiltersProps = {
  basePath: string;
  query: ProductQuery;
  /** Currency of the list's prices. Null if unknown. */
  currency: string | null;
  /** The filters of the list, which have translated names. Null if unknown. */
  choices: FilterChoices | null;
};

/** Every active filter, each with a link that removes it. Renders nothing without filters. */
export function ActiveFilters({ basePath, query, currency, choices }: ActiveFiltersProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const asText = (amount: number) =>
    currency === null
      ? String(amount)
      : withoutCents(formatMoney({ amount: String(amount), currency }, lang));
  const filters = [
    ...(query.minPrice === null
      ? []
      : [
          {
            label: format(messages.minimumIs, { price: asText(query.minPrice) }),
            without: { minPrice: null },
          },
        ]),
    ...(query.maxPrice === null
      ? []
      : [
          {
            label: format(messages.maximumIs, { price: asText(query.maxPrice) }),
            without: { maxPrice: null },
          },
        ]),
    ...FILTER_KINDS.flatMap((kind) =>
      query.filters[kind].map((value) => ({
        label: chipLabel(messages, kind, choices?.[kind].find((one) => one.value === value) ?? { value }),
        without: {
          filters: { ...query.filters, [kind]: query.filters[kind].filter((other) => other !== value) },
        },
      })),
    ),
  ];
  if (filters.length === 0) return null;

  return (
    <ul aria-label={messages.activeFilters} className="mb-6 flex flex-wrap items-center gap-2 lg:mb-8">
      {filters.map((filter) => (
        <li key={filter.label}>
          <ShopLink
            href={listHref(basePath, query, filter.without)}
            className="inline-flex min-h-target items-center gap-2 rounded-full border border-edge px-4 text-small transition-colors duration-quick hover:border-ink hover:bg-sunken"
          >
            <span>
              <VisuallyHidden>{messages.removeFilter} </VisuallyHidden>
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
            {messages.clearAll}
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}

function chipLabel(
  messages: Messages['catalog'],
  kind: FilterKind,
  choice: Pick<FilterChoice, 'value' | 'label'>,
): string {
  const name = filterName(messages, kind, choice);
  if (kind === 'color') return format(messages.colorIs, { name });
  return kind === 'brand' ? format(messages.brandIs, { name }) : name;
}
