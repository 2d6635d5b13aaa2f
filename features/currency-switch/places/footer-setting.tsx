import { getCurrency } from '@/lib/i18n/server-messages';
import { CurrencySwitch } from '../currency-switch';

export default async function FooterSetting() {
  return <CurrencySwitch current={await getCurrency()} />;
}
