import type { SavedItem } from '@/lib/model/saved-items';

/** An entry in the browser. `isLocal`: the account does not have it (yet). */
export type StoredItem<T> = SavedItem<T> & { isLocal?: true };

export type ListStore<T> = {
  /** Returns the list, the newest first. The same array until it changes. */
  get(): readonly StoredItem<T>[];
  /** Returns whether the list is stored beyond this page. */
  set(items: readonly StoredItem<T>[]): boolean;
  /** Calls `listener` when the list changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
};

/**
 * Creates the store of a list in the browser's storage. It is the list of a visitor, and a copy of
 * the list in a member's account. Storage that is forbidden or full lasts as long as the page.
 */
export function createListStore<T>(name: string): ListStore<T> {
  const listeners = new Set<() => void>();
  let items: readonly StoredItem<T>[] = [];
  let text: string | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    get() {
      try {
        const stored = localStorage.getItem(name);
        if (stored !== text) {
          text = stored;
          const parsed: unknown = JSON.parse(stored ?? '[]');
          // The shop alone writes this entry. A shopper who edits it changes only this browser.
          items = Array.isArray(parsed) ? parsed.filter((item) => item?.key && item.item) : [];
        }
      } catch {
        // What this page has stays.
      }
      return items;
    },
    set(next) {
      items = next;
      const written = JSON.stringify(next);
      let isStored = true;
      try {
        localStorage.setItem(name, written);
        text = written;
      } catch {
        isStored = false;
      }
      notify();
      return isStored;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', notify);
      };
    },
  };
}
