import type { PlaceFacts } from '@/lib/places';
import { ShownFields } from '../shown-fields';

export default async function Optional(facts: PlaceFacts['summary-end']) {
  const fields = await ShownFields({ ...facts, required: false });
  return fields && <div className="mt-4">{fields}</div>;
}
