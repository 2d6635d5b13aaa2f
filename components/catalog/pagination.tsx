import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { FILTER_KINDS, ofKind, type ProductQuery } from '@/lib/model/product-list';
import { formatMoney } from '@/lib/money';

type PaginationProps = { basePath: string; query: ProductQuery; pageCount: number };

export function Pagination({ basePath, query, pageCount }: PaginationProps) {
  const messages = useMessages('catalog');
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={messages.pages} className="mt-section grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 ? (
        <LinkButton
          href={listHref(basePath, query, { page: page - 1 })}
          rel="prev"
          variant="secondary"
          className="justify-self-start"
        >
          <span>
            {messages.previous}
            <span className="max-sm:sr-only"> {messages.page}</span>
          </span>
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-small text-muted tabular-nums">
        {format(messages.pageOf, { page, count: pageCount })}
      </p>
      {page < pageCount ? (
        <LinkButton
          href={listHref(basePath, query, { page: page + 1 })}
          rel="next"
          variant="secondary"
          className="justify-self-end"
        >
          <span>
            {messages.next}
            <span className="max-sm:sr-only"> {messages.page}</span>
          </span>
        </LinkButton>
      ) : null}
    </nav>
  );
}

/** Leaves out defaults. A changed filter or sort order starts at page 1 again. */
export function listHref(basePath: string, query: ProductQuery, change: Partial<ProductQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  if (next.search) params.set('q', next.search);
  if (next.minPrice !== null) params.set('minPrice', inEveryLanguage(next.minPrice));
  if (next.maxPrice !== null) params.set('maxPrice', inEveryLanguage(next.maxPrice));
  for (const kind of FILTER_KINDS) for (const value of ofKind(next.filters, kind)) params.append(kind, value);
  if (next.sortBy) params.set('sortBy', next.sortBy);
  if (next.page > 1) params.set('page', String(next.page));
  const search = params.toString();
  return search ? `${basePath}?${search}` : basePath;
}

/** Three decimals alone would be thousands in another language: `1.234`. */
const inEveryLanguage = (price: number): string => String(price).replace(/\.\d{3}$/, '$&0');

/** "$20" for "$20.00" and "20 €" for "20,00 €". A price limit reads faster as a whole number. */
export const withoutCents = (money: string): string => money.replace(/[.,]00(?!\d)/, '');

/** A limit of a filter by price: `$50` */
export const limitText = (price: number, currency: string, lang: Lang): string =>
  withoutCents(formatMoney({ amount: String(price), currency }, lang));
