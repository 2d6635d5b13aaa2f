import source from '@/shop.config';
import { parseAnalytics } from './analytics-schema';
import type { ShopConfig } from './shop-schema';

// Not from `./shop`, whose error for an invalid entry does not name its line.
const { analytics = { provider: 'none' } }: ShopConfig = source;

/** Returns the settings as JSON, or `off`: those of the environment before those of the shop. */
export const analyticsText = (env: Record<string, string | undefined>): string =>
  env.ANALYTICS || JSON.stringify(analytics);

/**
 * Sets `ANALYTICS` to the shop's settings unless the environment has its own. The page cache
 * handler and the content security policy are plain JavaScript, which can read the environment
 * only.
 */
export function setAnalyticsVariable(env: Record<string, string | undefined>): void {
  env.ANALYTICS = analyticsText(env);
}

/**
 * Returns whether the build contains the code of analytics. With `ANALYTICS=off` it does, because
 * another start of the server may turn them on.
 */
export const needsAnalyticsCode = (env: Record<string, string | undefined>): boolean =>
  env.ANALYTICS === 'off' || parseAnalytics(analyticsText(env)) !== null;
