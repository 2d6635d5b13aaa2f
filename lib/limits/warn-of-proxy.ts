import 'server-only';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/observe/logger';

/**
 * Logs that `X-Forwarded-For` arrives while no proxy is trusted. Behind a proxy that is not
 * configured, limits by IP address count no client, or all clients as one. The header itself is not
 * logged, because it contains IP addresses of shoppers.
 */
export function warnOfProxy(): void {
  if (env.TRUSTED_PROXIES > 0) return;
  logger.warn(
    'a request brought X-Forwarded-For while TRUSTED_PROXIES is 0, so the header is not believed; if a proxy of yours stands before the shop, set TRUSTED_PROXIES to the number of proxies',
  );
}
