import { MAX_SAVED } from '@/lib/model/saved-items';
import { createAccountList } from '@/lib/saved-items/client/account-list';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { isMember } from '@/lib/session/session-channel';
import type { WishlistItem } from './wishlist-item';
import { isOnWishlist, wishlist } from './wishlist-link';

/** Number of entries in a request: a hundred bytes each, and up to 8 kB with many long choices. */
const PER_REQUEST = 25;

const account = createAccountList(wishlist, '/api/wishlist', PER_REQUEST);
export const { sync, seed } = account;

/** Adds what the list lacks, as far as there is space. `blocked`: a visitor's browser stores nothing. */
export function addToWishlist(entries: readonly StoredItem<WishlistItem>[]): number | 'blocked' {
  const before = wishlist.get();
  const added = entries
    .filter(({ key }) => !isOnWishlist(key))
    .slice(0, Math.max(0, MAX_SAVED - before.length));
  if (added.length > 0) {
    const local = added.map((entry): StoredItem<WishlistItem> => ({ ...entry, isLocal: true }));
    const isStored = wishlist.set([...local, ...before].sort((a, b) => b.addedAt - a.addedAt));
    if (!isStored && !isMember()) {
      wishlist.set(before);
      return 'blocked';
    }
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

type Outcome = 'saved' | 'removed' | 'full' | 'failed' | 'blocked';

/** The list changes at once, and a member's account later. `report` also gets a removal that failed there. */
export function toggleOnWishlist(key: string, item: WishlistItem, report: (outcome: Outcome) => void): void {
  const known = wishlist.get().find((entry) => entry.key === key);
  if (known) {
    removeFromWishlist(known, () => report('failed'));
    report('removed');
    return;
  }
  const added = addToWishlist([{ key, addedAt: Date.now(), item }]);
  report(added === 'blocked' ? added : added > 0 ? 'saved' : 'full');
}
