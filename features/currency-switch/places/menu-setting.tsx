import { getCurrency, getMessages } from '@/lib/i18n/server-messages';
import { CurrencySwitch } from '../currency-switch';

/** Its name differs from that of the switch in the footer. */
export default async function MenuSetting() {
  const { header, layout } = await getMessages();
  return <CurrencySwitch current={await getCurrency()} label={`${header.menu}: ${layout.currency}`} />;
}
