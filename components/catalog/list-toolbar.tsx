import { useLang, useWords } from '#words';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { PriceBounds, ProductQuery, SortOrder } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/money';
import { localHref } from '@/lib/urls';
import { fill, plural } from '@/lib/words/format';
import { ActiveFilters } from './active-filters';
import { FilterForm } from './filter-form';
import { withoutCents } from './list-href';

const SORT_ORDERS: SortOrder[] = ['newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'];

type ListToolbarProps = {
  /** Path of the list: `/products`, `/categories/tableware`, `/search`. */
  basePath: string;
  query: ProductQuery;
  /** Products on all pages of this very state. */
  total: number;
  bounds: PriceBounds | null;
};

/** How many there are, in which order, and within which prices; and what is filtered at present. */
export function ListToolbar({ basePath, query, total, bounds }: ListToolbarProps) {
  const words = useWords('catalog');
  const lang = useLang();
  const values = {
    minPrice: query.minPrice === null ? '' : String(query.minPrice),
    maxPrice: query.maxPrice === null ? '' : String(query.maxPrice),
    sortBy: query.sortBy,
  };
  return (
    <section aria-label={words.sortAndFilter} className="pb-group">
      <FilterForm
        action={localHref(lang, basePath)}
        defaults={{ sortBy: 'newest' }}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 border-y border-line py-5 lg:flex lg:gap-x-4"
      >
        {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
        <p
          className="self-center text-small text-muted max-lg:self-end max-lg:pb-2.5 lg:me-auto"
          role="status"
        >
          {plural(lang, words.productCount, total)}
        </p>
        <SelectField
          name="sortBy"
          label={words.sortBy}
          options={SORT_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
          defaultValue={query.sortBy}
          className="lg:w-52"
        />
        <div className="col-span-2 grid grid-cols-[1fr_1fr_auto] items-end gap-x-3 lg:contents">
          <PriceField
            name="minPrice"
            label={words.minimumPrice}
            value={values.minPrice}
            bound={
              bounds ? fill(words.fromPrice, { price: withoutCents(formatMoney(bounds.min, lang)) }) : null
            }
          />
          <PriceField
            name="maxPrice"
            label={words.maximumPrice}
            value={values.maxPrice}
            bound={
              bounds ? fill(words.toPrice, { price: withoutCents(formatMoney(bounds.max, lang)) }) : null
            }
          />
          <Button variant="secondary" className="max-lg:px-3">
            <span>
              {words.apply}
              <span className="max-sm:sr-only"> {words.applyWhat}</span>
            </span>
          </Button>
        </div>
      </FilterForm>
      <ActiveFilters basePath={basePath} query={query} currency={bounds?.min.currency ?? null} />
    </section>
  );
}

type PriceFieldProps = { name: string; label: string; value: string; bound: string | null };

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      placeholder={bound ?? undefined}
      className="min-w-0 lg:w-36"
      inputClassName="tabular-nums"
    />
  );
}
