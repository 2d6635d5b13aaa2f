import { MOST_SAVED, type WishlistItem } from '@/lib/model/saved-items';
import { isMember, onRoleChange } from '@/lib/session/session-channel';
import { createListStore, forgetAccount, type StoredItem } from './list-store';

/** The shopper's wishlist in this browser. */
export const wishlist = createListStore<WishlistItem>('wishlist');

export const isOnWishlist = (key: string): boolean => wishlist.get().some((entry) => entry.key === key);

/** Loads the code that the account needs, for members only. */
export const loadSync = () => import('./wishlist-sync');

/** What the account lacks is stored in this browser. The next page sends it again. */
const ignore = (): void => {};

/** Sends what a member's account lacks. */
function syncAccount(isForced = false): void {
  if (isMember())
    loadSync()
      .then(({ sync }) => sync(isForced), ignore)
      .catch(ignore);
}

/** Synchronizes the list with the account until the returned function is called. */
export function followAccount(): () => void {
  const follow = (isForced?: boolean) => (isMember() ? syncAccount(isForced) : forgetAccount(wishlist));
  follow();
  return onRoleChange(() => follow(true));
}

/** Adds entries that the list lacks, as far as there is space. Returns how many were added. */
export function addToWishlist(entries: readonly StoredItem<WishlistItem>[]): number {
  const before = wishlist.get();
  const added = entries
    .filter(({ key }) => !isOnWishlist(key))
    .slice(0, Math.max(0, MOST_SAVED - before.length));
  if (added.length > 0) {
    const local = added.map((entry): StoredItem<WishlistItem> => ({ ...entry, isLocal: true }));
    wishlist.set([...local, ...before].sort((a, b) => b.addedAt - a.addedAt));
    syncAccount();
  }
  return added.length;
}

/** Removes an entry. Restores it and calls `onFailure` when the account cannot be changed. */
export function removeFromWishlist(entry: StoredItem<WishlistItem>, onFailure: () => void): void {
  wishlist.set(wishlist.get().filter(({ key }) => key !== entry.key));
  if (!isMember()) return;
  loadSync().then(
    ({ removeFromAccount }) => removeFromAccount(entry, onFailure),
    () => {
      addToWishlist([entry]);
      onFailure();
    },
  );
}

type Outcome = 'saved' | 'removed' | 'full' | 'failed';

/**
 * Adds a product to the wishlist, or removes it. The list changes at once, and the account of a
 * member follows. `report` gets the outcome, and once more when a removal has failed.
 */
export function toggleOnWishlist(key: string, item: WishlistItem, report: (outcome: Outcome) => void): void {
  const known = wishlist.get().find((entry) => entry.key === key);
  if (known) {
    removeFromWishlist(known, () => report('failed'));
    report('removed');
  } else report(addToWishlist([{ key, addedAt: Date.now(), item }]) > 0 ? 'saved' : 'full');
}
