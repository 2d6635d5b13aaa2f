/** What was looked at stays on the shopper's device: slugs of products, the latest first. */

const KEY = 'recently-viewed';
const MOST = 12;

/** Storage can be forbidden or full, and then throws; and anything may have been written into it. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Slugs of products that were looked at before, but for one of them. */
export const recentlyViewed = (except: string | null = null): string[] =>
  read().filter((slug) => slug !== except);

export function rememberViewed(slug: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([slug, ...recentlyViewed(slug)].slice(0, MOST)));
  } catch {
    // Nothing that anybody would miss.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then it could not be kept either.
  }
}
