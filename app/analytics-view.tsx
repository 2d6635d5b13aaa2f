import { OptionalPart } from '@/components/ui/optional-part';
import type { PageView } from '@/lib/analytics/events';
import { analytics } from '@/lib/config/analytics';

/** Adds an event to the page that the browser reports. Renders nothing without analytics. */
export async function AnalyticsView({ of }: { of: () => PageView }) {
  // A build without analytics drops this import and its script.
  const ReportView =
    process.env.ANALYTICS_CODE === 'on'
      ? (await import('@/components/analytics/analytics')).ReportView
      : null;
  if (!ReportView || !analytics) return null;
  return (
    <OptionalPart>
      <ReportView view={of()} />
    </OptionalPart>
  );
}
