import type { WishlistItem } from '@/lib/model/saved-items';
import { createListStore } from './list-store';

/** The shopper's wishlist in this browser. */
export const wishlist = createListStore<WishlistItem>('wishlist');

export const isOnWishlist = (key: string): boolean => wishlist.get().some((entry) => entry.key === key);
