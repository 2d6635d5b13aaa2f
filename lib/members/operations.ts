import 'server-only';
import { redirect } from 'next/navigation';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { FieldError } from '@/lib/forms/run-form';
import type { AddressDraft, Member, Profile } from '@/lib/model/member';
import { actForShopper } from '@/lib/session/read';
import { requireMember, signInHref } from '@/lib/session/require-member';
import { dropTokens } from '@/lib/session/store-tokens';
import { changePassword as setPassword } from '@/lib/wix/identity';
import * as platform from '@/lib/wix/members';
import type { SessionClient } from '@/lib/wix/session-client';
import { toFieldError } from './violations';

/**
 * Runs a change as the signed-in member. The platform identifies the member, never the browser. A
 * visitor is redirected to sign in, and back to `returnTo`.
 *
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
      const member = await platform.getMyMember(client);
      if (member) return act(client, member);
      signedOut = true;
      throw new ShopError('unexpected');
    });
  } catch (error) {
    if (!signedOut) throw toFieldError(error);
  }
  redirect(signInHref(returnTo));
}

/**
 * Updates names and phones. Phones beyond the two that the form shows stay unchanged.
 *
 * @param here the page to return to after signing in, in this and the following functions
 */
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

/**
 * Changes the password and returns the member's email. @throws FieldError when the site's rules
 * reject it
 */
export async function changePassword(here: string, newPassword: string): Promise<string> {
  return actForMember(here, async (client, { email }) => {
    await setPassword(client, newPassword);
    return email;
  });
}

/**
 * Deletes the member permanently and ends the browser's session. @throws FieldError when forbidden
 */
export async function deleteAccount(here: string): Promise<void> {
  await actForMember(here, async (client) => {
    try {
      await platform.deleteMyMember(client);
    } catch (error) {
      throw deletionErrorOf(error);
    }
  });
  await dropTokens();
}

function deletionErrorOf(error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error;
  const { detail } = error;
  const rules =
    detail.kind === 'validation'
      ? detail.violations.map(({ rule, description, field }) => `${rule} ${description} ${field}`).join(' ')
      : detail.kind === 'application'
        ? detail.code
        : '';
  if (rules.includes('OWNER_OR_CONTRIBUTOR')) return new FieldError('confirm', 'runsTheShop');
  if (rules.includes('ACTIVE_SUBSCRIPTION')) return new FieldError('confirm', 'hasSubscription');
  return error;
}
