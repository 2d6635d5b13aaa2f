import 'server-only';
import { redirect } from 'next/navigation';
import { langOf, localHref } from '@/lib/urls';
import type { Session } from './cookie';
import { readSession } from './read';

/** The page to sign in, in the language of the path that it leads back to. */
export const signInHref = (returnTo: string): string =>
  localHref(langOf(returnTo), `/login?returnTo=${encodeURIComponent(returnTo)}`);

/** The session of a signed-in member; anybody else is sent to sign in, and back to `returnTo` afterwards. */
export async function requireMember(returnTo: string): Promise<Session> {
  const session = await readSession();
  if (session?.refreshToken.role !== 'member') redirect(signInHref(returnTo));
  return session;
}
