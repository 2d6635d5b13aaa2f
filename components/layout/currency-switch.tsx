import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';

type CurrencySwitchProps = {
  /** ISO 4217, the site's own first. */
  currencies: readonly string[];
  current: string;
  /** Accessible name, where the page has a second switch. */
  label?: string;
};

/**
 * Switches the currency of prices and stores the choice. It is a plain form, because each currency
 * has its own pages.
 */
export function CurrencySwitch({ currencies, current, label }: CurrencySwitchProps) {
  const { currency } = useMessages('layout');
  return (
    <form method="post" action="/api/currency" aria-label={label ?? currency} className="switch">
      {currencies.map((code) =>
        code === current ? (
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
  /** ISO 4217 of what the shopper pays. */
  charged: string;
  className?: string;
};

/** States that prices are converted, and in which currency the shopper pays. */
export function CurrencyNote({ shown, charged, className }: CurrencyNoteProps) {
  return <p className={className}>{format(useMessages('layout').approximatePrices, { shown, charged })}</p>;
}
