import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';

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
