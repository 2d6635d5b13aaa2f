import { barePath, langOf, localHref } from '@/lib/urls';

/** Pages that only members may read. `/account/deleted` is read after the account is gone. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

/**
 * Returns where a visitor who requests a member's page is redirected: to the sign-in page, with a
 * way back. Null for every other page.
 *
 * The middleware decides this before rendering. Once a page has begun to stream, only a script can
 * leave it.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(barePath(path))) return null;
  return localHref(langOf(path), `/login?returnTo=${encodeURIComponent(path + search)}`);
}
