'use client';

import { useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import type { WishlistItem } from '@/lib/model/saved-items';
import { isOnWishlist, wishlist } from '@/lib/saved-items/client/list-store';
import { announce } from './wishlist-status';

const loadChanges = () => import('@/lib/saved-items/client/wishlist-changes');

/** Loads the code of a change, when the shopper approaches the control. */
const prepare = (): void => void loadChanges().catch(() => {});

/**
 * Returns whether a product is on the wishlist, and a function that changes that and announces it.
 * Null until the page is hydrated.
 */
export function useWishlistEntry(id: string, name: string) {
  const messages = useMessages('hearts');
  const { offline } = useMessages('failure');
  const isSaved = useSyncExternalStore(
    wishlist.subscribe,
    () => isOnWishlist(id),
    () => null,
  );
  const toggle = (item: WishlistItem): void =>
    void loadChanges().then(
      ({ toggleOnWishlist }) =>
        toggleOnWishlist(id, item, (outcome) =>
          announce({
            text: format(messages[outcome], { name }),
            isVisible: outcome === 'full' || outcome === 'failed',
          }),
        ),
      () => announce({ text: offline, isVisible: true }),
    );
  return { isSaved, toggle, prepare };
}
