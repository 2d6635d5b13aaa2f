'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import type { VitalsReport } from './vitals-report';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** What has been measured of the page that is open, by name; later values of the same name are better. */
const measured = new Map<string, { path: string; value: number; rating: Metric['rating'] }>();

/** One function for ever: another one would measure anew. */
function keep({ name, value, rating }: Metric): void {
  measured.set(name, { path: location.pathname, value, rating });
}

/** Once a page, when it is left or put aside: that is when the last values are known. */
function send(): void {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return;
  const report: VitalsReport = {
    path: measured.get('LCP')?.path ?? location.pathname,
    metrics: [...measured].map(([name, { value, rating }]) => ({ name, value, rating })),
  };
  measured.clear();
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Tells the shop how fast its pages were for this shopper. Part of the pages only where `WEB_VITALS` is on. */
export function WebVitals(): null {
  useReportWebVitals(keep);
  useEffect(() => {
    // Asked after those that measure: what they say when the page is put aside is sent with it.
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, []);
  return null;
}
