import { getLang } from '@/lib/i18n/server-messages';
import { ArrivalDate } from '../arrival-date';
import { getArrivals } from '../arrivals';

export default async function CartArrival() {
  return (
    <p className="mt-5 mb-3 text-small text-muted">
      <ArrivalDate arrivals={await getArrivals(await getLang())} />
    </p>
  );
}
