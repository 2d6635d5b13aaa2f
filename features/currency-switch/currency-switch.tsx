import { useMessages } from '#messages';
import { SHOP } from '@/lib/config/shop';
import { CURRENCIES } from '@/lib/i18n/catalog-view';
import { format } from '@/lib/i18n/format';

type CurrencySwitchProps = {
  /** ISO 4217. Null for the site's own. */
  current: string | null;
  /** Accessible name, where the page has a second switch. */
  label?: string;
};

/** A plain form, because each currency has its own pages. */
export function CurrencySwitch({ current, label }: CurrencySwitchProps) {
  const { currency } = useMessages('layout');
  return (
    <form method="post" action="/api/currency" aria-label={label ?? currency} className="switch">
      {CURRENCIES.map((code) =>
        code === (current ?? SHOP.currency) ? (
          <span key={code} aria-current="true">
            {code}
          </span>
        ) : (
          <button key={code} type="submit" name="to" value={code}>
            {code}
          </button>
        ),
      )}
    </form>
  );
}

type CurrencyNoteProps = {
  /** ISO 4217 of the shown prices. */
  shown: string;
  className: string;
};

/** Says that prices are converted, and in which currency the shopper pays. */
export function CurrencyNote({ shown, className }: CurrencyNoteProps) {
  const { approximatePrices } = useMessages('layout');
  return <p className={className}>{format(approximatePrices, { shown, charged: SHOP.currency })}</p>;
}
