import { useId } from 'react';
import { useLang, useMessages } from '#messages';
import { Button, buttonStyles, IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { CloseIcon, FilterIcon } from '@/components/ui/icons';
import { ShopLink, TextLink } from '@/components/ui/link';
import { SelectField } from '@/components/ui/select-field';
import { priceSteps } from '@/lib/catalog/price-steps';
import { countFilters, WITHOUT_FILTERS, writePrice } from '@/lib/catalog/product-query';
import { readingTool } from '@/lib/forms/browser-tool';
import { format, plural } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type FilterChoices as Choices,
  FILTER_KINDS,
  type FilterChoice,
  type FilterKind,
  isOwnKind,
  ofKind,
  PLATFORM_ORDERS,
  type PriceBounds,
  type ProductList,
  type ProductQuery,
  type RankedOrder,
  type SortOrder,
} from '@/lib/model/product-list';
import { formatMoney } from '@/lib/money';
import { localHref } from '@/lib/urls';
import { AppliedCount, FilterChoices, filterName, ownTitle, Switches } from './filter-choices';
import { Facet, FilterForm } from './filter-form';
import { limitText, listHref, withoutCents } from './pagination';

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
  /** The orders that the list has in addition to those of every list. */
  rankedOrders?: readonly RankedOrder[] | undefined;
};

/** The order that the list starts with comes first. */
function ordersOf(rankedOrders: readonly RankedOrder[]): SortOrder[] {
  const [newest, ...platformOrders] = PLATFORM_ORDERS;
  const [first, ...others] = rankedOrders;
  return first === 'recommended'
    ? [first, newest, ...others, ...platformOrders]
    : [newest, ...rankedOrders, ...platformOrders];
}

/** Drop-downs and the sheet of small screens are native popovers, which open without a script. */
export function ListToolbar({
  basePath,
  query,
  total,
  choices,
  bounds,
  priceBasis = 'paid',
  rankedOrders = [],
}: ListToolbarProps) {
  const messages = useMessages('catalog');
  const names = priceBasis === 'list' ? { ...messages.orders, ...messages.listPrices } : messages.orders;
  const orders = ordersOf(rankedOrders);
  const sheet = useId();
  const lang = useLang();
  return (
    <>
      <section
        aria-label={messages.sortAndFilter}
        className="relative z-10 -mx-gutter mb-6 bg-canvas px-gutter tall:sticky tall:top-16 lg:mb-4 lg:tall:top-18"
      >
        <div className="list-bar">
          <p className="list-total" role="status">
            {plural(lang, messages.productCount, total)}
          </p>
          <button
            type="button"
            popoverTarget={sheet}
            className={buttonStyles('quiet', 'regular', 'lg:hidden')}
          >
            <FilterIcon className="size-4.5" />
            {messages.filter}
            <AppliedCount count={countFilters(query)} />
          </button>
          <div id={sheet} popover="auto" className="sheet filter-sheet" data-overlay="">
            <div className="filter-heading">
              <p className="font-display text-title">{messages.filter}</p>
              <IconButton
                label={messages.closeFilter}
                icon={<CloseIcon />}
                popoverTarget={sheet}
                popoverTargetAction="hide"
              />
            </div>
            <HydrateLater>
              <FilterForm
                action={localHref(lang, basePath)}
                counter={`/api/products/count?${new URLSearchParams({ lang, path: basePath })}`}
                tool={readingTool('filter_products', messages.sortAndFilter)}
              >
                {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
                <SelectField
                  name="sortBy"
                  label={messages.sortBy}
                  options={orders.map((value) => ({ value, label: names[value] }))}
                  defaultValue={query.sortBy ?? orders[0]}
                  className="list-order"
                />
                <Facet
                  title={priceBasis === 'list' ? messages.listPrices.title : messages.filterGroups.price}
                  badge={
                    <AppliedCount count={Number(query.minPrice !== null) + Number(query.maxPrice !== null)} />
                  }
                  button={messages.apply}
                >
                  {bounds ? <PriceSteps basePath={basePath} query={query} bounds={bounds} /> : null}
                  <div className="grid grid-cols-2 gap-3">
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
                </Facet>
                {choices ? <FilterChoices choices={choices} filters={query.filters} /> : null}
                {choices ? <Switches choices={choices} filters={query.filters} /> : null}
                <div className="filter-apply">
                  <Button className="w-full">
                    <span data-total="" className="noscript:hidden">
                      {plural(lang, messages.showCount, total)}
                    </span>
                    <span className="hidden noscript:inline">{messages.showProducts}</span>
                  </Button>
                </div>
              </FilterForm>
            </HydrateLater>
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

type PriceStepsProps = { basePath: string; query: ProductQuery; bounds: PriceBounds };

/** Links, which a script turns into entries of the fields below them (`FilterForm`). */
function PriceSteps({ basePath, query, bounds }: PriceStepsProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const { currency } = bounds.min;
  const asText = (price: number) => limitText(price, currency, lang);
  const steps = priceSteps(bounds);
  if (steps.length === 0) return null;
  return (
    <ul aria-label={messages.filterGroups.price} className="price-steps">
      {steps.map((step) => {
        const { minPrice, maxPrice } = step;
        const isCurrent = query.minPrice === minPrice && query.maxPrice === maxPrice;
        return (
          <li key={minPrice}>
            <a
              href={localHref(lang, listHref(basePath, query, step))}
              rel="nofollow"
              data-step=""
              aria-current={isCurrent ? 'true' : undefined}
              className="category-link"
            >
              <bdi dir={minPrice === null || maxPrice === null ? undefined : 'ltr'}>
                {minPrice === null
                  ? format(messages.toPrice, { price: asText(maxPrice ?? 0) })
                  : maxPrice === null
                    ? format(messages.fromPrice, { price: asText(minPrice) })
                    : `${asText(minPrice)}–${asText(maxPrice)}`}
              </bdi>
            </a>
          </li>
        );
      })}
    </ul>
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
      inputClassName="tabular-nums"
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

function ActiveFilters({ basePath, query, currency, choices }: ActiveFiltersProps) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const asText = (amount: number) => (currency === null ? String(amount) : limitText(amount, currency, lang));
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
    ...FILTER_KINDS.flatMap((kind) => {
      const chosen = ofKind(query.filters, kind);
      const offered = choices ? ofKind(choices, kind) : [];
      return chosen.map((value) => ({
        label: chipLabel(lang, messages, kind, offered.find((one) => one.value === value) ?? { value }),
        without: { filters: { ...query.filters, [kind]: chosen.filter((other) => other !== value) } },
      }));
    }),
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
  lang: Lang,
  messages: Messages['catalog'],
  kind: FilterKind,
  choice: Pick<FilterChoice, 'value' | 'label'>,
): string {
  const name = filterName(lang, messages, kind, choice);
  if (kind === 'color') return format(messages.colorIs, { name });
  if (kind === 'brand') return format(messages.brandIs, { name });
  return isOwnKind(kind) ? `${ownTitle(kind, lang)}: ${name}` : name;
}
