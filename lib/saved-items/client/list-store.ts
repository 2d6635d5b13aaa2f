import { browserStorage, readJson } from '@/lib/browser-storage';
import type { SavedItem } from '@/lib/model/saved-items';
import { isMember, onRoleChange } from '@/lib/session/session-channel';
import { createListeners, type Listeners } from '@/lib/store';

/** An entry in the browser. `isLocal`: the account does not have it (yet). */
export type StoredItem<T> = SavedItem<T> & { isLocal?: true };

export type ListStore<T> = {
  /** The newest first. The same array until it changes. */
  get(): readonly StoredItem<T>[];
  /** True where it is stored beyond this page. */
  set(items: readonly StoredItem<T>[]): boolean;
  /** Calls `listener` when the list changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
};

/** A visitor's list, or a copy of the account's. Forbidden or full storage lasts as long as the page. */
export function createListStore<T>(name: string): ListStore<T> {
  const { notify, subscribe }: Listeners = createListeners(() => {
    addEventListener('storage', notify);
    return () => removeEventListener('storage', notify);
  });
  let items: readonly StoredItem<T>[] = [];
  let text: string | null = null;

  return {
    get() {
      const stored = browserStorage.read(name);
      if (stored !== text) {
        text = stored;
        const parsed = readJson(name);
        // The shop alone writes this entry. A shopper who edits it changes only this browser.
        items = Array.isArray(parsed) ? parsed.filter((item) => item?.key && item.item) : [];
      }
      return items;
    },
    set(next) {
      items = next;
      const written = JSON.stringify(next);
      const isStored = browserStorage.write(name, written);
      if (isStored) text = written;
      notify();
      return isStored;
    },
    subscribe,
  };
}

/** Synchronizes until the returned function is called. `sync` loads its code, which few visitors need. */
export function followAccount<T>(
  list: ListStore<T>,
  sync: (isForced: boolean) => Promise<unknown>,
): () => void {
  const follow = (isForced: boolean) => {
    // A visitor with entries of an account has signed out.
    if (isMember() || list.get().some(({ isLocal }) => !isLocal))
      // Entries that the account lacks stay in this browser. The next page sends them again.
      sync(isForced).catch(() => {});
  };
  follow(false);
  return onRoleChange(() => follow(true));
}
