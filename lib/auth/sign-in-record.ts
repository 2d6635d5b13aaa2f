import 'server-only';
import { createHash } from 'node:crypto';
import type { SocialProvider } from '@/lib/config/features-schema';
import { readSession } from '@/lib/session/read';
import { signInRecord } from './step-cookies';

/**
 * How the member of this browser has signed in. The platform has no call that lists the sign-in
 * methods of a member: it reports them only in its response to a login. So the shop remembers them
 * with the session.
 */
export type SignInMethods = {
  /** The provider of this session. Null for an email with a password, or unknown. */
  used: SocialProvider | null;
  /** Providers that the platform has reported as linked. */
  linked: SocialProvider[];
};

const NOTHING: SignInMethods = { used: null, linked: [] };

/** Identifies a session by 132 bits of a hash, from which its token cannot be recovered. */
async function sessionKey(): Promise<string | null> {
  const session = await readSession();
  return (
    session &&
    createHash('sha256').update(`sign-in ${session.refreshToken.value}`).digest('base64url').slice(0, 22)
  );
}

/** Remembers the methods of the session that was just stored. */
export async function recordSignIn(methods: SignInMethods): Promise<void> {
  const session = await sessionKey();
  if (session !== null) await signInRecord.write({ session, ...methods });
}

/** Returns what is known about the current session, which is nothing after a later sign-in. */
export async function readSignInMethods(): Promise<SignInMethods> {
  const record = await signInRecord.read();
  return record !== null && record.session === (await sessionKey()) ? record : NOTHING;
}
