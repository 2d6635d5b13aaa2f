'use client';

import { useEffect } from 'react';
import { followAccount } from '@/lib/saved-items/client/wishlist';
import { useStatus } from './status-store';

/**
 * Announces changes of the wishlist, shows what failed, and synchronizes the list with the account
 * of a member. The layout renders it once.
 */
export function WishlistStatus() {
  const status = useStatus();
  useEffect(followAccount, []);
  return (
    <p role="status" className={status?.isVisible ? 'wishlist-status' : 'sr-only'}>
      {status?.text}
    </p>
  );
}
