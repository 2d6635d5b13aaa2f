import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { readSession } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';
import { FIRST_COUNTRY } from './countries';
import { estimateSchema } from './requests';
import type { TotalsChoice } from './types';

/**
 * What this shopper wants the totals for, until the browser closes: a plain form has no other place for it. The cookie
 * holds no more than a country, a state, a delivery option and memberships, and belongs to one session.
 */
const NAME = `${SECURE_COOKIES ? '__Host-' : ''}totals`;

const FIRST_CHOICE: TotalsChoice = {
  country: FIRST_COUNTRY,
  subdivision: null,
  shippingCode: null,
  membershipIds: [],
};

/** What was chosen, or the shop's first country and nothing else. */
export const readTotalsChoice = async (): Promise<TotalsChoice> => (await readStoredChoice()) ?? FIRST_CHOICE;

/** What was chosen; null before anything was. A damaged cookie counts as none. */
export async function readStoredChoice(): Promise<TotalsChoice | null> {
  const [owner, text] = split((await cookies()).get(NAME)?.value);
  if (text === undefined || owner !== (await sessionKey())) return null;
  try {
    return estimateSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores what was chosen, when it is something else than before. In route handlers only; does nothing without a session. */
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

/** Tells sessions apart, so that the next shopper at this browser inherits nothing; null without a session. */
async function sessionKey(): Promise<string | null> {
  const session = await readSession();
  return (
    session &&
    createHash('sha256').update(`totals ${session.refreshToken.value}`).digest('base64url').slice(0, 12)
  );
}
