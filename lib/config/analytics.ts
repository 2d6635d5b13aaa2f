import 'server-only';
import { type AnalyticsSettings, analyticsText, parseAnalytics } from './analytics-schema';
import { SHOP } from './shop';

/**
 * The settings of the shop's analytics. Null when it has none, and then no page loads code for it.
 *
 * @throws Error that lists every invalid entry, when this module is first loaded
 */
export const analytics: AnalyticsSettings | null = parseAnalytics(analyticsText(process.env, SHOP));
