import clsx from 'clsx';
import { useMessages } from '#messages';

const STYLES = 'inline-flex min-h-target items-center rounded-soft px-3.5 text-small';

type CurrencySwitchProps = {
  /** ISO 4217, that of the site first. */
  currencies: readonly string[];
  current: string;
};

/**
 * Switches the currency of prices and stores the choice. It is a plain form, because each currency
 * has pages of its own.
 */
export function CurrencySwitch({ currencies, current }: CurrencySwitchProps) {
  return (
    <form
      method="post"
      action="/api/currency"
      aria-label={useMessages('layout').currency}
      className="inline-flex flex-wrap rounded-control border border-edge p-0.5"
    >
      {currencies.map((code) =>
        code === current ? (
          <span key={code} aria-current="true" className={clsx(STYLES, 'bg-inverse text-on-inverse')}>
            {code}
          </span>
        ) : (
          <button
            key={code}
            type="submit"
            name="to"
            value={code}
            className={clsx(STYLES, 'text-muted transition-colors duration-quick hover:text-ink')}
          >
            {code}
          </button>
        ),
      )}
    </form>
  );
}
