'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { followAccount } from '@/lib/saved-items/client/list-store';
import { createStore } from '@/lib/store';
import { wishlist } from './wishlist-link';

type Status = {
  text: string;
  /** Shown in addition to being announced, because nothing else on the page shows it. */
  isVisible?: boolean;
};

const sync = async (isForced: boolean) => (await import('./wishlist-changes')).sync(isForced);

const statuses = createStore<Status | null>(null);

export const announce = (status: Status): void => statuses.set(status);

/** The layout renders it once. It also synchronizes the list with the account of a member. */
export function WishlistStatus() {
  const status = useSyncExternalStore(statuses.subscribe, statuses.get, statuses.getInitial);
  useEffect(() => followAccount(wishlist, sync), []);
  return (
    <p role="status" className={status?.isVisible ? 'wishlist-status' : 'sr-only'}>
      {status?.text}
    </p>
  );
}
