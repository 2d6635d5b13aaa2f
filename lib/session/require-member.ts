import 'server-only';
import { redirect } from 'next/navigation';
import { langOf, localHref } from '@/lib/urls';
import type { Session } from './cookie';
import { readSession } from './read';

/** Returns the address of the sign-in page, in the language of the path that it leads back to. */
export const signInHref = (returnTo: string): string =>
  localHref(langOf(returnTo), `/login?returnTo=${encodeURIComponent(returnTo)}`);

/** Returns whether the shopper of the current request has a member's session. */
export const isMember = async (): Promise<boolean> => (await readSession())?.refreshToken.role === 'member';

/** Returns the member's session. Redirects a visitor to sign in and from there to `returnTo`. */
export async function requireMember(returnTo: string): Promise<Session> {
  const session = await readSession();
  if (session?.refreshToken.role !== 'member') redirect(signInHref(returnTo));
  return session;
}
