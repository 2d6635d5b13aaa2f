import { tabStorage } from '@/lib/browser-storage';
import { sendJson } from '@/lib/http/send-json';
import type { SavedItem } from '@/lib/model/saved-items';
import { isMember } from '@/lib/session/session-channel';
import type { ListStore, StoredItem } from './list-store';

/** Null where only the browser has the list: for a visitor, and on a site without the storage. */
type Answer<T> = { items: SavedItem<T>[] | null };

/** The time of the last answer in this tab, by path. 0 where storage is forbidden. */
const shownAt = {
  get: (path: string): number => Number(tabStorage.read(path)),
  set: (path: string, time: number): boolean => tabStorage.write(path, String(time)),
};

/** How long a copy of the account's list counts as current. In milliseconds. */
const FRESH_MS = 60_000;

/**
 * Synchronizes a list with the account, one request at a time. An entry leaves the browser only
 * when the account has it or the shopper removes it, so that no failure loses one.
 * @param perRequest number of entries in a request, whose body has a limit
 */
export function createAccountList<T>(store: ListStore<T>, path: string, perRequest: number) {
  let last: Promise<unknown> = Promise.resolve();
  /** Keys that are being removed. An answer from before the removal still has them. */
  const removing = new Set<string>();

  const inLine = <R>(work: () => Promise<R>): Promise<R> => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };

  /** Shows the account's list, with the entries that only this browser has. */
  function show({ items }: Answer<T>): void {
    // The shopper may have signed out meanwhile.
    if (items === null || !isMember()) return;
    const isKnown = (key: string) => items.some((item) => item.key === key);
    const local = store.get().filter(({ key, isLocal }) => isLocal && !isKnown(key));
    const shown = items.filter(({ key }) => !removing.has(key));
    store.set([...local, ...shown].sort((a, b) => b.addedAt - a.addedAt));
    shownAt.set(path, Date.now());
  }

  const isFresh = (): boolean => Date.now() - shownAt.get(path) < FRESH_MS;

  /** Sends what the account lacks and shows its list. Without a member, forgets the account's entries. */
  const sync = (isForced = false): Promise<void> =>
    inLine(async () => {
      if (!isMember()) return clearAccountList(store);
      const local = store.get().filter(({ isLocal }) => isLocal);
      if (local.length === 0 && (isForced || !isFresh())) show(await sendJson<Answer<T>>('GET', path));
      // The oldest first, so that the order stays when a request fails.
      const oldestFirst = local.toReversed();
      for (let at = 0; at < oldestFirst.length; at += perRequest) {
        const items = oldestFirst
          .slice(at, at + perRequest)
          .map(({ key, addedAt, item }) => ({ key, addedAt, item }));
        const answer = await sendJson<Answer<T>>('POST', path, { items });
        show(answer);
        if (answer.items === null) break;
      }
    });

  return {
    sync,

    /** Removes an entry that the list no longer shows. Restores it when that fails. */
    removeFromAccount(entry: StoredItem<T>, onFailure: () => void): Promise<void> {
      removing.add(entry.key);
      return inLine(async () => {
        try {
          const answer = await sendJson<Answer<T>>('DELETE', path, { keys: [entry.key] });
          removing.delete(entry.key);
          show(answer);
        } catch {
          removing.delete(entry.key);
          // The shopper may have added it again.
          const isBack = store.get().some(({ key }) => key === entry.key);
          if (!isBack) store.set([entry, ...store.get()].sort((a, b) => b.addedAt - a.addedAt));
          onFailure();
        }
      });
    },

    /** The server's list may be older than what another page has sent. The account then decides. */
    async seed(items: readonly SavedItem<T>[]): Promise<void> {
      const rendered = new Set(items.map(({ key }) => key));
      if (store.get().some(({ key, isLocal }) => !isLocal && !rendered.has(key))) await sync(true);
      else show({ items: [...items] });
    },
  };
}

function clearAccountList<T>(store: ListStore<T>): void {
  const local = store.get().filter(({ isLocal }) => isLocal);
  if (local.length < store.get().length) store.set(local);
}
