import 'server-only';
import { redirect } from 'next/navigation';
import type { Session } from './cookie';
import { readSession } from './read';

/** The session of a signed-in member; anybody else is sent to sign in, and back to `returnTo` afterwards. */
export async function requireMember(returnTo: string): Promise<Session> {
  const session = await readSession();
  if (session?.refreshToken.role !== 'member') redirect(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  return session;
}
