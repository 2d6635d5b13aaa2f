import 'server-only';
import { redirect } from 'next/navigation';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { FieldError } from '@/lib/forms/run-form';
import { countryName } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { AddressDraft, Member, MemberAccount, MemberAddress, Profile } from '@/lib/model/member';
import { report } from '@/lib/observe/report';
import { endSession } from '@/lib/session/ended-sessions';
import {
  actForShopper,
  endOtherSessions,
  isMember,
  readForShopper,
  readSession,
  requireMember,
} from '@/lib/session/read';
import { dropTokens } from '@/lib/session/store-tokens';
import { signInHref } from '@/lib/urls';
import { changePassword as setPassword } from '@/lib/wix/identity';
import { toPlace } from '@/lib/wix/map/place';
import * as platform from '@/lib/wix/members';
import { fetchMyMember } from '@/lib/wix/members';
import { rejectedField } from '@/lib/wix/rejections';
import type { SessionClient } from '@/lib/wix/session-client';

/**
 * The platform identifies the member. A visitor is redirected to sign in and back to `returnTo`.
 * @throws FieldError for a field that the platform rejects, PlatformError
 */
async function actForMember<T>(
  returnTo: string,
  act: (client: SessionClient, member: Member) => Promise<T>,
): Promise<T> {
  await requireMember(returnTo);
  let signedOut = false;
  try {
    return await actForShopper(async (client) => {
      const member = await platform.fetchMyMember(client);
      if (member) return act(client, member);
      signedOut = true;
      throw new ShopError('unexpected');
    });
  } catch (error) {
    if (!signedOut) throw toFieldError(error);
  }
  redirect(signInHref(returnTo));
}

/** Phones beyond the form's two stay. `here`, as in the following: the page to return to after signing in. */
export async function updateProfile(
  here: string,
  profile: Omit<Profile, 'phones'> & { phone: string; otherPhone: string },
): Promise<void> {
  const { phone, otherPhone, ...names } = profile;
  await actForMember(here, (client, { id, phones }) =>
    platform.updateProfile(client, id, { ...names, phones: [phone, otherPhone, ...phones.slice(2)] }),
  );
}

export async function saveAddress(here: string, draft: AddressDraft): Promise<void> {
  const saved = await actForMember(here, (client, { id }) => platform.saveAddress(client, id, draft));
  if (!saved) throw new FieldError('line1', 'addressGone');
}

export async function removeAddress(here: string, addressId: string): Promise<void> {
  await actForMember(here, (client, { id }) => platform.removeAddress(client, id, addressId));
}

/** @throws FieldError when the site does not let members join its community */
export async function setPrivacy(here: string, privacy: Member['privacy']): Promise<void> {
  await actForMember(here, async (client) => {
    try {
      await platform.setPrivacy(client, privacy);
    } catch (error) {
      if (error instanceof PlatformError && error.detail.kind === 'application' && !error.isNotFound)
        throw new FieldError('privacy', 'cannotBePublic');
      throw error;
    }
  });
}

/** Checks the present password. @throws FieldError */
type Confirm = (client: SessionClient, email: string) => Promise<void>;

/** The email of the account. @throws FieldError for a wrong password, or a new one that the site rejects */
export async function changePassword(here: string, confirm: Confirm, newPassword: string): Promise<string> {
  return actForMember(here, async (client, { email }) => {
    await confirm(client, email);
    await setPassword(client, newPassword);
    return email;
  });
}

/** Also ends the session. @throws FieldError for a wrong password, or where the platform forbids it */
export async function deleteAccount(here: string, confirm: Confirm): Promise<void> {
  const session = await readSession();
  await actForMember(here, async (client, { email }) => {
    await confirm(client, email);
    try {
      await platform.deleteMyMember(client);
    } catch (error) {
      const problem = platform.deletionProblem(error);
      throw problem === null ? error : new FieldError('confirm', problem);
    }
    await endOtherSessions(email);
  });
  if (session) await endSession(session.refreshToken);
  await dropTokens();
}

const LABELS = {
  firstName: 'firstName',
  lastName: 'lastName',
  nickname: 'nickname',
  phone: 'phone',
  otherPhone: 'otherNumber',
  line1: 'address',
  line2: 'addressLine2',
  city: 'city',
  subdivision: 'stateOrRegion',
  postalCode: 'postalCode',
  country: 'country',
} as const;

/** A FieldError for the first rejected field of a form, or the error itself. */
export function toFieldError(error: unknown): unknown {
  const rejected = rejectedField(error, platform.MEMBER_FIELDS);
  if (rejected === null) return error;
  const { field, problem } = rejected;
  return field === 'newPassword'
    ? new FieldError(field, 'passwordRejected')
    : new FieldError(field, problem, ({ account }) => account[LABELS[field]]);
}

/** `signed-out`: the platform says that the session is no member's. `unreachable`: nothing is known. */
export async function readMemberOr(where: string): Promise<Member | 'signed-out' | 'unreachable'> {
  try {
    return (await readForShopper(fetchMyMember)) ?? 'signed-out';
  } catch (error) {
    report(error, where);
    return 'unreachable';
  }
}

/** Null if the platform has no such member. Call it only where cookies can be set. @throws PlatformError */
export async function loadMemberAccount(): Promise<MemberAccount | null> {
  if (!(await isMember())) return null;
  const member = await actForShopper(fetchMyMember);
  return member && { name: member.firstName || member.nickname || null, email: member.email || null };
}

/** As on a parcel, with the country in the page's language. */
export function addressLinesOf({ line1, line2, ...rest }: MemberAddress, lang: Lang): string[] {
  const { lines, country } = toPlace({ ...rest, addressLine1: line1, addressLine2: line2 });
  return country ? [...lines, countryName(country, lang)] : lines;
}
