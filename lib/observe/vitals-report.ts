import { z } from 'zod';

/** What a browser has measured: milliseconds, or for `CLS` a share of the window; more than a day is a forgery. */
export const vitalsReportSchema = z.object({
  path: z.string().max(2_000),
  metrics: z
    .array(
      z.object({
        name: z.enum(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']),
        value: z.number().min(0).max(86_400_000),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    )
    .min(1)
    .max(12),
});

/** What the browser sends; the server believes only what the schema does. */
export type VitalsReport = {
  path: string;
  metrics: { name: string; value: number; rating: string }[];
};
