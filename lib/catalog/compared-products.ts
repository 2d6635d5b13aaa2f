import { MOST_COMPARED } from './compare';

/** The products compared last, in this tab. */
const KEY = 'compared';

function readCompared(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Returns the products compared last with a product behind them: the last ones, at most four. */
export const withCompared = (slug: string): string[] => [
  ...readCompared()
    .filter((other) => other !== slug)
    .slice(1 - MOST_COMPARED),
  slug,
];

export function writeCompared(slugs: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, slugs.join(','));
  } catch {
    // The browser blocks storage. A comparison then starts with one product.
  }
}
