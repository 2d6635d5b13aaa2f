import { useMessages } from '#messages';

type CurrencySwitchProps = {
  /** ISO 4217, that of the site first. */
  currencies: readonly string[];
  current: string;
};

/**
 * Switches the currency of prices and stores the choice. It is a plain form, because each currency
 * has its own pages.
 */
export function CurrencySwitch({ currencies, current }: CurrencySwitchProps) {
  return (
    <form method="post" action="/api/currency" aria-label={useMessages('layout').currency} className="switch">
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
