'use client';

import { useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import { MOST_SAVED, type WishlistItem } from '@/lib/model/saved-items';
import { isOnWishlist, toggleOnWishlist, wishlist } from '@/lib/saved-items/client/wishlist';
import { announce } from './status-store';

/**
 * Returns whether a product is on the wishlist, and a function that changes that and announces it.
 * Null until the page is hydrated.
 */
export function useWishlistEntry(id: string, name: string) {
  const messages = useMessages('hearts');
  const isSaved = useSyncExternalStore(
    wishlist.subscribe,
    () => isOnWishlist(id),
    () => null,
  );
  const toggle = (item: WishlistItem): void =>
    toggleOnWishlist(id, item, (outcome) =>
      announce({
        text: format(messages[outcome], { name, count: MOST_SAVED }),
        isVisible: outcome === 'full' || outcome === 'failed',
      }),
    );
  return { isSaved, toggle };
}
