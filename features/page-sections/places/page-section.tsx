import type { PlaceFacts } from '@/lib/places';
import { renderSection } from '../section';

/** Cards without the features of lists, whose scripts every page of text would load. */
export default async function PageSection(facts: PlaceFacts['page-section']) {
  return renderSection(facts, async (products) => ({ products }));
}
