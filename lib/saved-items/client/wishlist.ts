import type { WishlistItem } from '@/lib/model/saved-items';
import { isMember, onRoleChange } from '@/lib/session/session-channel';
import { createListStore } from './list-store';

/** The shopper's wishlist in this browser. */
export const wishlist = createListStore<WishlistItem>('wishlist');

export const isOnWishlist = (key: string): boolean => wishlist.get().some((entry) => entry.key === key);

/** Loads the code that changes the list, with the first change, and for members. */
export const loadChanges = () => import('./wishlist-changes');

/** Entries that the account lacks stay in this browser. The next page sends them again. */
const ignore = (): void => {};

/** Synchronizes the list with the account until the returned function is called. */
export function followAccount(): () => void {
  const follow = (isForced?: boolean) => {
    // A visitor with entries of an account has signed out.
    if (isMember() || wishlist.get().some(({ isLocal }) => !isLocal))
      loadChanges().then(({ sync }) => sync(isForced).catch(ignore), ignore);
  };
  follow();
  return onRoleChange(() => follow(true));
}
