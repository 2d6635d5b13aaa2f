import { analytics } from '@/lib/config/shop';
import type { PlaceFacts } from '@/lib/places';
import { ReportView } from '../analytics';

export default function View({ of }: PlaceFacts['view']) {
  return analytics ? <ReportView view={of()} /> : null;
}
