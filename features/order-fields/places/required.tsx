import type { PlaceFacts } from '@/lib/places';
import { ShownFields } from '../shown-fields';

/** Above the sums, because the checkout needs them. */
export default function Required(facts: PlaceFacts['order-fields']) {
  return ShownFields({ ...facts, required: true });
}
