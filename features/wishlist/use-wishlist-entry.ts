'use client';

import { useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import type { WishlistItem } from './wishlist-item';
import { isOnWishlist, wishlist } from './wishlist-link';
import { announce } from './wishlist-status';

const loadChanges = () => import('./wishlist-changes');

/** Loads the code of a change, when the shopper approaches the control. */
const prepare = (): void => void loadChanges().catch(() => {});

/** `isSaved` is null until the page is hydrated. */
export function useWishlistEntry(id: string, name: string) {
  const messages = useMessages('wishlistControls');
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
            isVisible: outcome !== 'saved' && outcome !== 'removed',
          }),
        ),
      () => announce({ text: offline, isVisible: true }),
    );
  return { isSaved, toggle, prepare };
}
