import { getCurrency } from '@/lib/i18n/server-messages';
import { CurrencyNote } from '../currency-switch';

export default async function FooterNote() {
  const currency = await getCurrency();
  return currency && <CurrencyNote shown={currency} className="text-small text-muted" />;
}
