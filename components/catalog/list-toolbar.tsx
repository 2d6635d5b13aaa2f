import { useId } from 'react';
import { useLang, useMessages } from '#messages';
import { readingTool } from '@/components/forms/browser-tool';
import { Button, buttonStyles, IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CloseIcon, FilterIcon } from '@/components/ui/icons';
import { ShopLink, TextLink } from '@/components/ui/link';
import { SelectField } from '@/components/ui/select-field';
import { countFilters, WITHOUT_FILTERS, writePrice } from '@/lib/catalog/product-query';
import { format, plural } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type FilterChoices as Choices,
  DEFAULT_SORT_ORDER,
  FILTER_KINDS,
  type FilterChoice,
  type FilterKind,
  type PriceBounds,
  type ProductList,
  type ProductQuery,
  SORT_ORDERS,
} from '@/lib/model/product-list';
import { formatMoney } from '@/lib/money';
import { localHref } from '@/lib/urls';
import { FilterChoices, filterName } from './filter-choices';
import { FilterForm } from './filter-form';
import { listHref, withoutCents } from './pagination';

type ListToolbarProps = {
  /** Path of the list: `/products`, `/categories/plates`, `/search`. */
  basePath: string;
  query: ProductQuery;
  /** Number of products on all pages of the list with this query. */
  total: number;
  /** Null if only prices can be chosen. */
  choices: Choices | null;
  bounds: PriceBounds | null;
  /** The prices that the price fields and orders compare. */
  priceBasis?: ProductList['priceBasis'];
  /** Whether the default order is the merchant's arrangement. */
  isArranged?: boolean | undefined;
};

/**
 * Toolbar of a product list: total, sort order, price range, other filters and the active filters.
 * It stays in view. On small screens a button opens the form in a sheet, which is a native popover.
 * On wide screens it is a bar, with the choices in a separate sheet.
 */
export function ListToolbar({
  basePath,
  query,
  total,
  choices,
  bounds,
  priceBasis = 'paid',
  isArranged,
}: ListToolbarProps) {
  const messages = useMessages('catalog');
  const orders = priceBasis === 'list' ? { ...messages.orders, ...messages.listPrices } : messages.orders;
  const sheet = useId();
  const lang = useLang();
  const moreSheet = useId();
  const hasMore = choices !== null && Object.values(choices).some(({ length }) => length > 0);
  return (
    <>
      <section
        aria-label={messages.sortAndFilter}
        className="relative z-10 -mx-gutter mb-6 bg-canvas px-gutter tall:sticky tall:top-16 lg:mb-8 lg:tall:top-18"
      >
        <div className="flex min-h-14 items-center justify-between gap-4 border-y border-line lg:min-h-16">
          <p className="text-small text-muted" role="status">
            {plural(lang, messages.productCount, total)}
          </p>
          <button
            type="button"
            popoverTarget={sheet}
            className={buttonStyles('quiet', 'regular', 'xl:hidden')}
          >
            <FilterIcon className="size-4.5" />
            {messages.filter}
            <AppliedCount count={countFilters(query)} />
          </button>
          <div id={sheet} popover="auto" className="sheet filter-sheet" data-overlay="">
            <FilterHeading
              title={messages.filter}
              closeLabel={messages.closeFilter}
              sheet={sheet}
              className="xl:hidden"
            />
            <FilterForm
              action={localHref(lang, basePath)}
              defaults={{ sortBy: DEFAULT_SORT_ORDER }}
              {...(FEATURES.webMcp ? { tool: readingTool('filter_products', messages.sortAndFilter) } : {})}
              className="flex flex-col gap-6 p-gutter xl:flex-row xl:items-center xl:gap-4 xl:p-0"
            >
              {hasMore ? (
                <button
                  type="button"
                  popoverTarget={moreSheet}
                  className={buttonStyles('quiet', 'regular', 'max-xl:hidden')}
                >
                  <FilterIcon className="size-4.5" />
                  {messages.moreFilters}
                  <AppliedCount count={countFilters({ ...query, minPrice: null, maxPrice: null })} />
                </button>
              ) : null}
              {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
              <SelectField
                name="sortBy"
                label={messages.sortBy}
                options={SORT_ORDERS.map((value) => ({
                  value,
                  label: orders[isArranged && value === DEFAULT_SORT_ORDER ? 'arranged' : value],
                }))}
                defaultValue={query.sortBy}
                className={`${INLINE} xl:order-last`}
                selectClassName="xl:w-44"
              />
              <div className="grid grid-cols-2 gap-3 xl:contents">
                <PriceField
                  name="minPrice"
                  label={priceBasis === 'list' ? messages.listPrices.minimum : messages.minimumPrice}
                  value={query.minPrice}
                  bound={
                    bounds
                      ? format(messages.fromPrice, { price: withoutCents(formatMoney(bounds.min, lang)) })
                      : null
                  }
                />
                <PriceField
                  name="maxPrice"
                  label={priceBasis === 'list' ? messages.listPrices.maximum : messages.maximumPrice}
                  value={query.maxPrice}
                  bound={
                    bounds
                      ? format(messages.toPrice, { price: withoutCents(formatMoney(bounds.max, lang)) })
                      : null
                  }
                />
              </div>
              {hasMore ? (
                <div id={moreSheet} popover="auto" className="sheet filter-choices" data-overlay="">
                  <FilterHeading
                    title={messages.moreFilters}
                    closeLabel={messages.closeMoreFilters}
                    sheet={moreSheet}
                    className="max-xl:hidden"
                  />
                  <div className="flex flex-col gap-6 xl:px-gutter xl:py-6">
                    <FilterChoices choices={choices} filters={query.filters} />
                  </div>
                  <div className="border-t border-line bg-canvas px-gutter py-4 tall:sticky tall:bottom-0 max-xl:hidden">
                    <Button className="w-full">{messages.showProducts}</Button>
                  </div>
                </div>
              ) : null}
              <div className={APPLY}>
                <Button variant="secondary" className={APPLY_BUTTON}>
                  {messages.apply}
                </Button>
              </div>
            </FilterForm>
          </div>
        </div>
      </section>
      <ActiveFilters
        basePath={basePath}
        query={query}
        currency={bounds?.min.currency ?? null}
        choices={choices}
      />
    </>
  );
}

/** On wide screens, label and control share a line. */
const INLINE =
  'min-w-0 xl:[&_label]:flex xl:[&_label]:items-center xl:[&_label]:gap-2.5 xl:[&_label>span:first-child]:mb-0 xl:[&_label>span:first-child]:whitespace-nowrap xl:[&_label>span:first-child]:text-muted';

/** Sticks to the lower edge of the sheet, whatever the height of its content. */
const APPLY =
  'max-xl:tall:sticky max-xl:tall:bottom-0 max-xl:-mx-gutter max-xl:-mb-gutter max-xl:border-t max-xl:border-line max-xl:bg-canvas max-xl:px-gutter max-xl:py-4 xl:me-3';

/** Makes the button primary in the sheet. In the bar it is one of several. */
const APPLY_BUTTON =
  'max-xl:w-full max-xl:border-inverse max-xl:bg-inverse max-xl:text-on-inverse max-xl:hover:border-inverse-hover max-xl:hover:bg-inverse-hover';

function AppliedCount({ count }: { count: number }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  if (count === 0) return null;
  return (
    <span className="inline-flex size-5 items-center justify-center rounded-full bg-inverse text-caption leading-none text-on-inverse">
      <span className="sr-only">{plural(lang, messages.applied, count)}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

type PriceFieldProps = { name: string; label: string; value: number | null; bound: string | null };

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  const lang = useLang();
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value === null ? '' : writePrice(value, lang)}
      placeholder={bound ?? undefined}
      className={INLINE}
      inputClassName="tabular-nums xl:w-24"
    />
  );
}

type ActiveFiltersProps = {
  basePath: string;
  query: ProductQuery;
  /** Currency of the list's prices. Null if unknown. */
  currency: string | null;
  /** The filters of the list, which have translated names. Null if unknown. */
  choices: Choices | null;
};

/** Every active filter, each with a link that removes it. Renders nothing without filters. */
function ActiveFilters({ basePath, query, currency, choices }: ActiveFiltersProps) {
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
              <span className="sr-only">{messages.removeFilter} </span>
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

type FilterHeadingProps = {
  title: string;
  closeLabel: string;
  /** Id of the popover that it belongs to. */
  sheet: string;
  className: string;
};

/** Header of a filter sheet, with its close button. */
function FilterHeading({ title, closeLabel, sheet, className }: FilterHeadingProps) {
  return (
    <div
      className={`flex min-h-16 items-center justify-between border-b border-line ps-gutter pe-2 ${className}`}
    >
      <p className="font-display text-title">{title}</p>
      <IconButton label={closeLabel} icon={<CloseIcon />} popoverTarget={sheet} popoverTargetAction="hide" />
    </div>
  );
}
