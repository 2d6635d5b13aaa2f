'use client';

import { Suspense, useEffect } from 'react';
import { useImported } from '@/components/ui/use-imported';
import type { PageView } from '@/lib/analytics/events';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';

/** They load everything else after the page is interactive. The shop works the same when that fails. */

type AnalyticsProps = { settings: AnalyticsSettings[] };

const loadRuntime = async () => (await import('./analytics-runtime')).AnalyticsRuntime;

/** Render it once, and only when the shop has analytics. */
export function Analytics({ settings }: AnalyticsProps) {
  const Runtime = useImported(true, loadRuntime);
  if (!Runtime) return null;
  return (
    // The path of a prerendered page is unknown while it renders.
    <Suspense fallback={null}>
      <Runtime settings={settings} />
    </Suspense>
  );
}

/** Reports an event each time its page is shown. */
export function ReportView({ view }: { view: PageView }): null {
  const key = JSON.stringify(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal view of a new render is no new one
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    import('@/lib/analytics/client/pipeline').then(
      ({ reportView }) => {
        if (isShown) stop = reportView(view);
      },
      () => {},
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [key]);

  return null;
}
