import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fingerprint, signingKey } from '@/lib/http/signed-value';
import { countAttempt, hasAttemptsLeft, recordAttempt, resetAttempts } from '@/lib/limits/limit';
import { recordSession } from '@/lib/session/ended-sessions';
import { readSession } from '@/lib/session/read';
import { isResetProof } from './reset-proof';
import { stepCookie } from './step-cookies';

/**
 * Limits wrong passwords so that no attacker can lock an owner out. A browser in which an account
 * has signed in before has a sealed mark, and each mark has its own count. All other browsers share
 * a count of the account, which ends before the platform's own. See "Device Cookies" of OWASP:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */

/** A further member who shares the browser replaces the one who signed in first. */
const MAX_ACCOUNTS = 5;

/** Outlives the session, for the next sign-in. */
const marks = stepCookie(
  'known_accounts',
  400 * 24 * 60 * 60,
  z.array(z.object({ account: z.string(), mark: z.string() })).max(MAX_ACCOUNTS),
);

/** Replaces an email in the cookie. Only this shop can compute it. */
const accountIn = (email: string): string =>
  createHmac('sha256', signingKey('known accounts'))
    .update(email.trim().toLowerCase())
    .digest('base64url')
    .slice(0, 22);

async function markOf(email: string): Promise<string | null> {
  const account = accountIn(email);
  return (await marks.read())?.find((known) => known.account === account)?.mark ?? null;
}

async function writeMark(email: string, mark: string): Promise<void> {
  const account = accountIn(email);
  const others = ((await marks.read()) ?? []).filter((known) => known.account !== account);
  await marks.write([...others.slice(1 - MAX_ACCOUNTS), { account, mark }]);
}

export async function rememberBrowser(email: string): Promise<void> {
  if ((await markOf(email)) === null) await writeMark(email, randomBytes(16).toString('base64url'));
}

/** Remembers the member of the current session for this browser, and to end all other sessions. */
export async function rememberMember(email: string): Promise<void> {
  await rememberBrowser(email);
  const session = await readSession();
  if (session?.refreshToken.role === 'member') await recordSession(email, session.refreshToken);
}

/**
 * Counts a password before it is sent. False if it must not be, whether or not the account exists.
 * @param proof the text of a link for a new password, which marks this browser as the owner's
 * @throws ShopError `too-many-attempts` for too many from this client address
 */
export async function mayTryPassword(email: string, proof = ''): Promise<boolean> {
  await countAttempt('sign-in', email);
  // The same link always gives the same mark, so that it does not give more attempts.
  if (isResetProof(proof, email)) await writeMark(email, fingerprint(proof));
  const mark = await markOf(email);
  if (mark === null) return hasAttemptsLeft('password-of-stranger', email);
  if (!(await hasAttemptsLeft('password-in-known-browser', mark))) return false;
  // The platform counts it with the passwords of strangers.
  await recordAttempt('password-of-stranger', email);
  return true;
}

/** The platform does the same after the right password. */
export async function clearPasswordCounts(email: string): Promise<void> {
  await resetAttempts('password-of-stranger', email);
  const mark = await markOf(email);
  if (mark !== null) await resetAttempts('password-in-known-browser', mark);
}
