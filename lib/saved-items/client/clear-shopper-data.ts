import { browserStorage } from '@/lib/browser-storage';
import { isMember, onRoleChange } from '@/lib/session/session-channel';

/** Stored while the shopper is a member, because a sign-out leads through other sites' pages. */
const KEY = 'was-member';

/**
 * Forgets what this browser has stored about a member when the session ends, here, in another tab
 * or since the last page, so that the next person does not see it. Returns the unsubscriber.
 */
export function clearOnSignOut(): () => void {
  const check = () => {
    if (isMember()) browserStorage.write(KEY, '1');
    else if (browserStorage.read(KEY) !== null) void clearShopperData();
  };
  check();
  return onRoleChange(check);
}

/** Loads its modules when they are needed, because this one is on every page. */
async function clearShopperData(): Promise<void> {
  const [{ clearAllLines }, { clearViewed }, { clearSearches }] = await Promise.all([
    import('@/lib/cart/client/seen-lines'),
    import('@/lib/catalog/recently-viewed'),
    import('@/lib/search/recent-searches'),
  ]);
  clearAllLines();
  clearViewed();
  clearSearches();
  browserStorage.write(KEY, null);
}
