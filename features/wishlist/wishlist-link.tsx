'use client';

import { useSyncExternalStore } from 'react';
import { useLang, useMessages } from '#messages';
import { HeartIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/link';
import { plural } from '@/lib/i18n/format';
import { createListStore } from '@/lib/saved-items/client/list-store';
import type { WishlistItem } from './wishlist-item';

/** In this browser. Here, because a module of its own would add to the scripts of every page. */
export const wishlist = createListStore<WishlistItem>('wishlist');

export const isOnWishlist = (key: string): boolean => wishlist.get().some((entry) => entry.key === key);

export function WishlistLink() {
  const messages = useMessages('wishlistControls');
  const lang = useLang();
  const count = useSyncExternalStore(
    wishlist.subscribe,
    () => wishlist.get().length,
    () => 0,
  );
  return (
    <ShopLink href="/wishlist" prefetch={false} className="wishlist-link">
      <HeartIcon className="size-5 lg:hidden" />
      <span aria-hidden={count > 0 || undefined} className="max-lg:sr-only">
        {messages.link}
      </span>
      {count > 0 ? (
        <>
          <span className="sr-only">{plural(lang, messages.linkWithCount, count)}</span>
          <span aria-hidden="true" className="cart-link-count">
            {count}
          </span>
        </>
      ) : null}
    </ShopLink>
  );
}
