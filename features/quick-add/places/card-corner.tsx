import { AddButton } from '@/components/catalog/add-button';
import type { PlaceFacts } from '@/lib/places';

/** Called by each card of a list, so that its data has the button only. */
export default function CardCorner({ product }: PlaceFacts['card-corner']) {
  return AddButton({ product });
}
