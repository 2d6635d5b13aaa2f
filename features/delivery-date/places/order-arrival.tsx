import { Line } from '@/components/checkout/order-summary';
import { getLang } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { arrivalOf } from '../arrivals';

export default async function OrderArrival({ order }: PlaceFacts['order-arrival']) {
  const text = arrivalOf(order, await getLang());
  return text && <Line>{text}</Line>;
}
