import { parseAnalytics } from './analytics-schema';
import type { ShopConfig } from './shop-schema';

type Environment = Record<string, string | undefined>;

/** Returns the settings as JSON, or `off`: those of the environment before those of the shop. */
export const analyticsText = (env: Environment, { analytics = { provider: 'none' } }: ShopConfig): string =>
  env.ANALYTICS || JSON.stringify(analytics);

/**
 * Sets `ANALYTICS` to the shop's settings unless the environment has its own. The page cache
 * handler and the content security policy are plain JavaScript, which can read the environment
 * only.
 */
export function setAnalyticsVariable(env: Environment, shop: ShopConfig): void {
  env.ANALYTICS = analyticsText(env, shop);
}

/**
 * Returns whether the build contains the code of analytics. With `ANALYTICS=off` it does, because
 * another start of the server may turn them on.
 */
export const needsAnalyticsCode = (env: Environment, shop: ShopConfig): boolean =>
  env.ANALYTICS === 'off' || parseAnalytics(analyticsText(env, shop)) !== null;
