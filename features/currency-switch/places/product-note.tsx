import { getCurrency } from '@/lib/i18n/server-messages';
import { CurrencyNote } from '../currency-switch';

export default async function ProductNote() {
  const currency = await getCurrency();
  return currency && <CurrencyNote shown={currency} className="mt-4 text-small text-muted" />;
}
