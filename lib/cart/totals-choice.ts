import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { hostCookieName } from '@/lib/http/host-cookie';
import { report } from '@/lib/http/respond';
import type { TotalsChoice } from '@/lib/model/cart';
import type { MemberAddress } from '@/lib/model/member';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { readForShopper, readSession } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';
import { getMyMember } from '@/lib/wix/members';
import { COUNTRIES, FIRST_COUNTRY, TAXED_BY_SUBDIVISION } from './countries';
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

/**
 * Returns the stored choice, else the place of a member's first address, else the shop's first
 * country without further choices. For a page that renders.
 */
export const readTotalsChoice = async (): Promise<TotalsChoice> =>
  (await readStoredChoice()) ?? (await readMembersPlace()) ?? FIRST_CHOICE;

/** Limit in milliseconds for reading an address that the shopper can choose as well. */
const ADDRESS_TIMEOUT_MS = 1_000;

async function readMembersPlace(): Promise<TotalsChoice | null> {
  if (!(await isMember())) return null;
  const address = await readFirstAddress();
  const country = COUNTRIES.find((known) => known === address?.country);
  if (!address || !country) return null;
  const isTaxed = TAXED_BY_SUBDIVISION.has(country);
  const subdivision = isTaxed ? subdivisionCode(country, address.subdivision) || null : null;
  return { ...FIRST_CHOICE, country, subdivision };
}

async function readFirstAddress(): Promise<MemberAddress | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ADDRESS_TIMEOUT_MS);
  });
  const member = readForShopper(getMyMember).catch((error) => {
    report(error, '/cart');
    return null;
  });
  return (await Promise.race([member, limit]).finally(() => clearTimeout(timer)))?.addresses[0];
}

const isMember = async (): Promise<boolean> => (await readSession())?.refreshToken.role === 'member';

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
  // For a member, the first choice may differ from that of the page.
  const known = (await readStoredChoice()) ?? ((await isMember()) ? null : FIRST_CHOICE);
  if (owner === null || text === JSON.stringify(known)) return;
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
