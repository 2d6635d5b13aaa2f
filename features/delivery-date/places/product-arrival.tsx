import { SelectionInStock } from '@/components/catalog/selection-context';
import { isGoods } from '@/lib/catalog/goods';
import { getLang } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { ArrivalDate } from '../arrival-date';
import { getArrivals } from '../arrivals';

/** A pre-order comes later, and nothing that is sold out comes at all. */
export default async function ProductArrival({ product }: PlaceFacts['product-arrival']) {
  const { availability } = product;
  if (!isGoods(product) || availability === 'sold-out' || availability === 'pre-order') return null;
  return (
    <SelectionInStock>
      <ArrivalDate arrivals={await getArrivals(await getLang())} />
    </SelectionInStock>
  );
}
