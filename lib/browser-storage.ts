/** The storage may be blocked or full, and may hold any value: shoppers and other versions write it, too. */
const guarded = (area: () => Storage) => ({
  read(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  /** Null removes the text. Returns false where the browser stores nothing. */
  write(key: string, text: string | null): boolean {
    try {
      if (text === null) area().removeItem(key);
      else area().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

/** Storage for all tabs and visits. */
export const browserStorage = guarded(() => localStorage);
/** Key of the tab's storage: which field has opened a list, by its place in the form. */
export const LIST_FOCUS = 'list-focus';

export const tabStorage = guarded(() => sessionStorage);

export function readJson(key: string): unknown {
  try {
    return JSON.parse(browserStorage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

export function readTexts(key: string): string[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}
