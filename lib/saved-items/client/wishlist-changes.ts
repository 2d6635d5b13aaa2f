import { MAX_SAVED, type WishlistItem } from '@/lib/model/saved-items';
import { isMember } from '@/lib/session/session-channel';
import { createAccountList } from './account-list';
import { isOnWishlist, type StoredItem, wishlist } from './list-store';

/** Number of entries in a request: a hundred bytes each, and up to 8 kB with many long choices. */
const PER_REQUEST = 25;

const account = createAccountList(wishlist, '/api/wishlist', PER_REQUEST);
export const { sync, seed } = account;

/** Adds entries that the list lacks, as far as there is space. Returns how many were added. */
export function addToWishlist(entries: readonly StoredItem<WishlistItem>[]): number {
  const before = wishlist.get();
  const added = entries
    .filter(({ key }) => !isOnWishlist(key))
    .slice(0, Math.max(0, MAX_SAVED - before.length));
  if (added.length > 0) {
    const local = added.map((entry): StoredItem<WishlistItem> => ({ ...entry, isLocal: true }));
    wishlist.set([...local, ...before].sort((a, b) => b.addedAt - a.addedAt));
    // A member's entry stays in the browser until the account has it.
    sync().catch(() => {});
  }
  return added.length;
}

/** Removes an entry. Restores it and calls `onFailure` when the account cannot be changed. */
export function removeFromWishlist(entry: StoredItem<WishlistItem>, onFailure: () => void): void {
  wishlist.set(wishlist.get().filter(({ key }) => key !== entry.key));
  if (isMember()) void account.removeFromAccount(entry, onFailure);
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
