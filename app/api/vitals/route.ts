import { env } from '@/lib/config/env';
import { ShopError } from '@/lib/errors/shop-error';
import { mutation, parseWith } from '@/lib/http/mutation';
import { countAttempt } from '@/lib/limits/limit';
import { logger } from '@/lib/observe/logger';
import { pagePattern, vitalsReportSchema } from '@/lib/observe/vitals-report';
import { langOf } from '@/lib/urls';

/** Logs how fast a page was for a shopper: `{path, metrics}` → `{}`. 404 where `WEB_VITALS` is off. */
export const POST = mutation('POST /api/vitals', async ({ value }) => {
  if (env.WEB_VITALS === 'off') throw new ShopError('not-found');
  await countAttempt('vitals', 'all');
  const { path, metrics } = parseWith(vitalsReportSchema, value);
  logger.info(
    {
      page: pagePattern(path),
      lang: langOf(path),
      values: Object.fromEntries(metrics.map(({ name, value }) => [name, Math.round(value * 1_000) / 1_000])),
      ratings: Object.fromEntries(metrics.map(({ name, rating }) => [name, rating])),
    },
    'web vitals',
  );
  return {};
});
