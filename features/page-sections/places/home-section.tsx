import { withCardFeatures } from '@/features/places/card';
import type { PlaceFacts } from '@/lib/places';
import { renderSection } from '../section';

export default async function HomeSection(facts: PlaceFacts['page-section']) {
  return renderSection(facts, withCardFeatures);
}
