import { type Switched, switchesOf } from './shop-schema';

/**
 * The folders in `features/` whose features are off. Names of switches without a folder are among
 * them.
 *
 * @param hasAnalytics whether the build has code for analytics (needsAnalyticsCode)
 */
export function unusedFeatures(shop: Switched, hasAnalytics: boolean): string[] {
  const isUsed: Record<string, boolean> = {
    ...switchesOf(shop),
    // Those with a switch of another name.
    analytics: hasAnalytics,
    currencySwitch: Boolean(shop.features?.currencies),
    lawNotes: Boolean(shop.law),
    statements: Boolean(shop.law),
  };
  return Object.keys(isUsed)
    .filter((name) => !isUsed[name])
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}
