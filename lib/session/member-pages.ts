/** Pages of a member alone; `/account/deleted` is read by who is one no more. */
const MEMBER_PAGES = /^\/account(?:\/(?!deleted$)|$)/;

/**
 * Where somebody who is no member is sent instead of such a page: to sign in, and back. Null for every other page.
 *
 * Decided before anything is rendered: a page that has begun to answer can only be left by a script.
 */
export function signInInstead(path: string, search: string, role: string | undefined): string | null {
  if (role === 'member' || !MEMBER_PAGES.test(path)) return null;
  return `/login?returnTo=${encodeURIComponent(path + search)}`;
}
