/** Recently viewed products: slugs in the browser's storage, the latest first. */

const KEY = 'recently-viewed';
const MAX_VIEWED = 12;

/** Returns the stored slugs. Storage throws when it is forbidden, and may hold any value. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the slugs of recently viewed products without `except`. */
export const recentlyViewed = (except: string | null = null): string[] =>
  read().filter((slug) => slug !== except);

export function rememberViewed(slug: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([slug, ...recentlyViewed(slug)].slice(0, MAX_VIEWED)));
  } catch {
    // The list is optional: nothing else depends on it.
  }
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that forbids removal has stored nothing.
  }
}
