import 'server-only';
import { cookies } from 'next/headers';
import { hostCookieName } from '@/lib/http/cookie-names';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import type { TotalsChoice } from '@/lib/model/cart';
import type { MemberAddress } from '@/lib/model/member';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { isMember, readForShopper, sessionKey } from '@/lib/session/read';
import { SECURE_COOKIES } from '@/lib/session/refresh';
import { withinTime } from '@/lib/timeout';
import { fetchMyMember } from '@/lib/wix/members';
import { COUNTRIES, FIRST_COUNTRY, TAXED_BY_SUBDIVISION } from './countries';
import { estimateSchema } from './requests';

/** For plain forms: the shopper's choices for the totals, which belong to one session. */
const NAME = hostCookieName('totals', SECURE_COOKIES);
/** The key makes the choice unreadable for the next shopper in this browser. */
const PURPOSE = 'totals';

const FIRST_CHOICE: TotalsChoice = {
  country: FIRST_COUNTRY,
  subdivision: null,
  shippingCode: null,
  membershipIds: [],
};

/** For a page that renders: the stored choice, else a member's first address, else the first country. */
export const readTotalsChoice = async (): Promise<TotalsChoice> =>
  (await readStoredChoice()) ?? (await readMembersPlace()) ?? FIRST_CHOICE;

/** In milliseconds. The shopper can choose the address as well. */
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
  const member = nullOnFailure(readForShopper(fetchMyMember), '/cart');
  return (await withinTime(member, ADDRESS_TIMEOUT_MS, null))?.addresses[0];
}

/** Null when there is none or the cookie is corrupt. */
export async function readStoredChoice(): Promise<TotalsChoice | null> {
  const [owner, text] = split((await cookies()).get(NAME)?.value);
  if (text === undefined || owner !== (await sessionKey(PURPOSE))) return null;
  try {
    return estimateSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Does nothing without a session. For route handlers only, because it sets a cookie. */
export async function storeTotalsChoice(choice: TotalsChoice): Promise<void> {
  const owner = await sessionKey(PURPOSE);
  const text = JSON.stringify(choice);
  // For a member, the first choice may differ from what the page shows.
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
  const [, owner, text] = /^([\w-]{22})\.(\{.*\})$/.exec(value ?? '') ?? [];
  return [owner, text];
}
