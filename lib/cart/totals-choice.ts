import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { hostCookieName } from '@/lib/http/host-cookie';
import type { TotalsChoice } from '@/lib/model/cart';
import { readSession } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';
import { FIRST_COUNTRY } from './countries';
import { estimateSchema } from './requests';

/**
 * Session cookie with the shopper's choices for the totals. A plain form has no other
 * place for them. The cookie holds a country, a state, a shipping option and memberships, and
 * belongs to one session.
 */
const NAME = hostCookieName('totals', SECURE_COOKIES);

const FIRST_CHOICE: TotalsChoice = {
  country: FIRST_COUNTRY,
  subdivision: null,
  shippingCode: null,
  membershipIds: [],
};

/** Returns the stored choice, or the shop's first country without further choices. */
export const readTotalsChoice = async (): Promise<TotalsChoice> => (await readStoredChoice()) ?? FIRST_CHOICE;

/** Returns the stored choice, or null when there is none or the cookie is corrupt. */
export async function readStoredChoice(): Promise<TotalsChoice | null> {
  const [owner, text] = split((await cookies()).get(NAME)?.value);
  if (text === undefined || owner !== (await sessionKey())) return null;
  try {
    return estimateSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Stores a choice that differs from the stored one. Does nothing without a session. Call it in
 * route handlers only, because it sets a cookie.
 */
export async function storeTotalsChoice(choice: TotalsChoice): Promise<void> {
  const owner = await sessionKey();
  const text = JSON.stringify(choice);
  if (owner === null || text === JSON.stringify(await readTotalsChoice())) return;
  (await cookies()).set({
    name: NAME,
    value: `${owner}.${text}`,
    httpOnly: true,
    secure: SECURE_COOKIES,
    sameSite: 'lax',
    path: '/',
  });
}

function split(value: string | undefined): [owner: string | undefined, text: string | undefined] {
  const [, owner, text] = /^([\w-]{12})\.(\{.*\})$/.exec(value ?? '') ?? [];
  return [owner, text];
}

/**
 * Returns a key that differs between sessions, or null without a session. It prevents the next
 * shopper in this browser from inheriting the choice.
 */
async function sessionKey(): Promise<string | null> {
  const session = await readSession();
  return (
    session &&
    createHash('sha256').update(`totals ${session.refreshToken.value}`).digest('base64url').slice(0, 12)
  );
}
