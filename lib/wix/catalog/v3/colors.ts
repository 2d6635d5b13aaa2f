import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { processState } from '@/lib/process-state';
import { browse } from '../../browse-client';
import type { Colors } from './facets';

/** Lifetime of the colors in this process. In milliseconds. */
const FRESH_MS = 5 * 60_000;
/** Pages of 100 options. A site with more shows the filter for the first ones. */
const MOST_PAGES = 5;

const stored = processState('colors', (): { colors: Colors; until: number } => ({
  ...{ colors: new Map(), until: 0 },
}));

/**
 * Returns the colors of all options of the site. Lists count choices by name, and only an option
 * says which of them are colors. Empty where visitors may not read options: such a shop has no
 * filter by color.
 *
 * @throws PlatformError
 */
export async function queryColors(): Promise<Colors> {
  if (performance.now() < stored.until) return stored.colors;
  stored.colors = await readColors().catch((error) => {
    if (error instanceof PlatformError && (error.isForbidden || error.isUnauthenticated)) return new Map();
    throw error;
  });
  stored.until = performance.now() + FRESH_MS;
  return stored.colors;
}

const readColors = (): Promise<Colors> =>
  browse(async ({ customizationsV3 }) => {
    const colors = new Map<string, string>();
    let page = await customizationsV3.queryCustomizations().limit(100).find();
    for (let count = 1; ; count++) {
      for (const { customizationType, choicesSettings } of page.items) {
        if (customizationType === 'MODIFIER') continue;
        for (const { name, colorCode } of choicesSettings?.choices ?? [])
          if (name && colorCode && !colors.has(name)) colors.set(name, colorCode);
      }
      if (count === MOST_PAGES || !page.hasNext()) return colors;
      page = await page.next();
    }
  });
