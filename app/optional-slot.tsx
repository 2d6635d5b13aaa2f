import type { ReactNode } from 'react';
import { OptionalPart } from '@/components/ui/optional-part';
import type { PageView } from '@/lib/analytics/events';
import { analytics } from '@/lib/config/shop';
import { report } from '@/lib/http/respond';

type OptionalSlotProps = {
  /** Names the part in the log. */
  name: string;
  /** Reads and renders the part, as an async component does. */
  render: () => Promise<ReactNode>;
};

/**
 * An optional part that the server reads. A failure, here or in the browser, removes the part and
 * not the page. An error of a cached function gives a static page the status 500 even so (Next.js
 * 16.4), with the whole page as its body. The reads of most parts return a stand-in instead.
 */
export async function OptionalSlot({ name, render }: OptionalSlotProps) {
  return <OptionalPart>{await renderOrNothing(name, render)}</OptionalPart>;
}

async function renderOrNothing(name: string, render: OptionalSlotProps['render']): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    report(error, name);
    return null;
  }
}

/** Adds an event to the page that the browser reports. Renders nothing without analytics. */
export async function AnalyticsView({ of }: { of: () => PageView }) {
  // A build without analytics drops this import and its script.
  const ReportView = FEATURES.analytics
    ? (await import('@/components/analytics/analytics')).ReportView
    : null;
  if (!ReportView || !analytics) return null;
  return (
    <OptionalPart>
      <ReportView view={of()} />
    </OptionalPart>
  );
}
