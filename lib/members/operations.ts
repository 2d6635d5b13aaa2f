import 'server-only';
import { redirect } from 'next/navigation';
import { ShopError } from '@/lib/errors/shop-error';
import { FieldError } from '@/lib/forms/run-form';
import { actForShopper } from '@/lib/session/read';
import { requireMember, signInHref } from '@/lib/session/require-member';
import { dropTokens } from '@/lib/session/store-tokens';
import * as platform from '@/lib/wix/members';
import { changePassword as setPassword } from '@/lib/wix/password';
import { PlatformError } from '@/lib/wix/platform-error';
import type { SessionClient } from '@/lib/wix/session-client';
import type { AddressDraft, Member, Profile } from './types';
import { toFieldError } from './violations';

/**
 * Runs a change as the signed-in member. Who that is the platform says, never the browser. Anybody else is sent to
 * sign in, and back to `returnTo`.
 *
 * @throws FieldError for what the platform has against a field, PlatformError
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

/** `here`, of each: the page to come back to by signing in. Phones beyond the two that the form shows stay as they are. */
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

/** @throws FieldError when the site lets nobody join its community. */
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

/** The session goes on. @throws FieldError when the site's rules refuse the password. */
export async function changePassword(here: string, newPassword: string): Promise<void> {
  await actForMember(here, (client) => setPassword(client, newPassword));
}

/** Deletes the member for good, and ends the session of this browser. @throws FieldError when it is not allowed. */
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
