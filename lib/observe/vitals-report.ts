import { z } from 'zod';
import { pagesWhere } from '@/lib/pages';
import { barePath } from '@/lib/urls';

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

/** The server validates it with the schema. */
export type VitalsReport = {
  path: string;
  metrics: { name: string; value: number; rating: string }[];
};

const PATTERNS = pagesWhere(({ isRewritten }) => !isRewritten);
/** `/de/account/orders/4711` → `/account/orders/[id]`, else `other`. Contains no shopper input or id. */
export function pagePattern(pathname: string): string {
  const path = barePath(pathname).replace(/(?<=.)\/$/, '');
  const isOf = (pattern: string) => {
    const [start, rest] = pattern.split('/[[');
    if (rest !== undefined) return path === start || path.startsWith(`${start}/`);
    const parts = pattern.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith('[') || part === given[at])
    );
  };
  // A literal pattern takes precedence over one with parameters.
  return PATTERNS.find((pattern) => pattern === path) ?? PATTERNS.find(isOf) ?? 'other';
}
