import { z } from 'zod';

/** A browser's measurements in milliseconds. `CLS` has no unit. More than a day is a forgery. */
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

/** The report that the browser sends. The server validates it with the schema. */
export type VitalsReport = {
  path: string;
  metrics: { name: string; value: number; rating: string }[];
};
