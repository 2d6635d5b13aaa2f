import { lowestPrice } from '@/lib/model/product';
import type { PlaceFacts } from '@/lib/places';
import { Heart } from '../heart';

export default function CardCorner({ product: { id, name, price } }: PlaceFacts['card-corner']) {
  return <Heart id={id} name={name} price={lowestPrice(price)} />;
}
