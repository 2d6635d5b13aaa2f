'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import type { VitalsReport } from './vitals-report';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** Measurements of the open page by name. A later value replaces an earlier one. */
const measured = new Map<string, { path: string; value: number; rating: Metric['rating'] }>();

/** A stable function: a new one on each render would start the measurement again. */
function recordMetric({ name, value, rating }: Metric): void {
  measured.set(name, { path: location.pathname, value, rating });
}

/** Sends once per page, when it is hidden or left, because the last values are known only then. */
function send(): void {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return;
  const report: VitalsReport = {
    path: measured.get('LCP')?.path ?? location.pathname,
    metrics: [...measured].map(([name, { value, rating }]) => ({ name, value, rating })),
  };
  measured.clear();
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Reports how fast pages were for this shopper. Rendered only when `WEB_VITALS` is on. */
export function WebVitals(): null {
  useReportWebVitals(recordMetric);
  useEffect(() => {
    // Registered after the metric listeners, so that values they report on hiding are included.
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, []);
  return null;
}
