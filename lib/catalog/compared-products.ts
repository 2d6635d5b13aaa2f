/** The products compared last, in this tab. */
const KEY = 'compared';

export function readCompared(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    // The browser blocks storage.
    return [];
  }
}

export function writeCompared(slugs: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, slugs.join(','));
  } catch {
    // The browser blocks storage. A comparison then starts with one product.
  }
}
