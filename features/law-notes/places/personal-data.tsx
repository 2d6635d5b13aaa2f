import { PrivacyNote } from '@/components/layout/legal-notices';
import type { PlaceFacts } from '@/lib/places';

export default function PersonalData({ className }: PlaceFacts['personal-data']) {
  return <PrivacyNote className={className} />;
}
