import { useId } from 'react';
import { useLang, useWords } from '#words';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon, FilterIcon } from '@/components/ui/icons';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
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

/**
 * How many there are, in which order, and within which prices; and what is filtered at present. It stays in sight: a bar
 * on wide screens; on small ones a button that opens the same form in a sheet, which is the browser's popover.
 */
export function ListToolbar({ basePath, query, total, bounds }: ListToolbarProps) {
  const words = useWords('catalog');
  const sheet = useId();
  const lang = useLang();
  const applied = [query.minPrice, query.maxPrice].filter((limit) => limit !== null).length;
  return (
    <>
      <section
        aria-label={words.sortAndFilter}
        className="sticky top-16 z-10 -mx-gutter mb-6 bg-canvas px-gutter lg:top-18 lg:mb-8"
      >
        <div className="flex min-h-14 items-center justify-between gap-4 border-y border-line lg:min-h-16">
          <p className="text-small text-muted" role="status">
            {plural(lang, words.productCount, total)}
          </p>
          <button
            type="button"
            popoverTarget={sheet}
            className={buttonLook('quiet', 'regular', '-me-2 lg:hidden')}
          >
            <FilterIcon className="size-4.5" />
            {words.filter}
            {applied > 0 ? (
              <span className="inline-flex size-5 items-center justify-center rounded-full bg-inverse text-caption leading-none text-on-inverse">
                <VisuallyHidden>{plural(lang, words.applied, applied)}</VisuallyHidden>
                <span aria-hidden="true">{applied}</span>
              </span>
            ) : null}
          </button>
          <div id={sheet} popover="auto" className="sheet filter-sheet" data-list-sheet="">
            <div className="flex min-h-16 items-center justify-between border-b border-line ps-gutter pe-2 lg:hidden">
              <p className="font-display text-title">{words.filter}</p>
              <IconButton
                label={words.closeFilter}
                icon={<CloseIcon />}
                popoverTarget={sheet}
                popoverTargetAction="hide"
              />
            </div>
            <FilterForm
              action={localHref(lang, basePath)}
              defaults={{ sortBy: 'newest' }}
              className="flex flex-col gap-6 p-gutter lg:flex-row lg:items-center lg:gap-4 lg:p-0"
            >
              {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
              <SelectField
                name="sortBy"
                label={words.sortBy}
                options={SORT_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
                defaultValue={query.sortBy}
                className={`${INLINE} lg:order-last`}
                selectClassName="lg:w-44"
              />
              <div className="grid grid-cols-2 gap-3 lg:contents">
                <PriceField
                  name="minPrice"
                  label={words.minimumPrice}
                  value={query.minPrice}
                  bound={
                    bounds
                      ? fill(words.fromPrice, { price: withoutCents(formatMoney(bounds.min, lang)) })
                      : null
                  }
                />
                <PriceField
                  name="maxPrice"
                  label={words.maximumPrice}
                  value={query.maxPrice}
                  bound={
                    bounds
                      ? fill(words.toPrice, { price: withoutCents(formatMoney(bounds.max, lang)) })
                      : null
                  }
                />
              </div>
              <Button variant="secondary" className="lg:me-3">
                {words.apply}
              </Button>
            </FilterForm>
          </div>
        </div>
      </section>
      <ActiveFilters basePath={basePath} query={query} currency={bounds?.min.currency ?? null} />
    </>
  );
}

/** Beside one another on wide screens, label and control are one line. */
const INLINE =
  'min-w-0 lg:[&_label]:flex lg:[&_label]:items-center lg:[&_label]:gap-2.5 lg:[&_label>span:first-child]:mb-0 lg:[&_label>span:first-child]:whitespace-nowrap lg:[&_label>span:first-child]:text-muted';

type PriceFieldProps = { name: string; label: string; value: number | null; bound: string | null };

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value === null ? '' : String(value)}
      placeholder={bound ?? undefined}
      className={INLINE}
      inputClassName="tabular-nums lg:w-24"
    />
  );
}
