import { z } from 'zod';
import type { PlatformError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { createMember, type NewMember } from '../members/new-member';
import type { Member } from '../members/schema';
import { changeMember, findMemberByEmail } from '../members/store';
import { takeToken } from './one-time-tokens';
import { readPolicy } from './policy';
import { accessDenied, memberBlocked, sessionInvalid, waitingForApproval } from './rejections';
import { startSession } from './sessions';
import { type LoginState, proceed } from './state-machine';

/**
 * Starts a session for an email that an app vouches for. Creates the member if there is none.
 * @throws PlatformError 403 −19980 for a blocked member, −19958 for one that waits for approval,
 *   −19956 for a disconnected one. The response of this call has no other states.
 */
export async function signOn(
  platform: Platform,
  {
    email,
    profile,
    verifyEmail,
    visitorId,
  }: {
    email: string;
    profile: Pick<NewMember, 'profile' | 'document' | 'privacyStatus'>;
    verifyEmail: boolean;
    visitorId: string | undefined;
  },
): Promise<{ sessionToken: string; member: Member }> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const known = await vouchedMember(tx, { email, profile, verifyEmail, now });
    const rejection = rejectionOf(known);
    if (rejection) throw rejection;
    const member = await changeMember(tx, known, { lastLoginAt: now }, now);
    return { sessionToken: await startSession(tx, platform, { memberId: member.id, visitorId }), member };
  });
}

/** Returns why a member may not have a session, if so. */
export function rejectionOf({ status }: Member): PlatformError | undefined {
  if (status === 'BLOCKED') return memberBlocked();
  if (status === 'PENDING') return waitingForApproval();
  return status === 'OFFLINE' ? accessDenied() : undefined;
}

const idToken = z.object({
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
});

/** The claims of the sandbox's identity provider. */
export type IdToken = z.infer<typeof idToken>;

/** The site's only connection to an identity provider. */
export const IDP_CONNECTION_ID = 'sandbox-idp';

/**
 * Logs in with a token of the sandbox's identity provider, which vouches for the email.
 *
 * @throws PlatformError 403 −19956 for another connection; 400 −19984 for a token that is unknown,
 * used or too old; 403 −19980 for a blocked member.
 */
export async function logInWithProvider(
  platform: Platform,
  { connectionId, token, visitorId }: { connectionId: string; token: string; visitorId: string | undefined },
): Promise<LoginState> {
  if (connectionId !== IDP_CONNECTION_ID) throw accessDenied();
  return platform.db.write(async (tx) => {
    const taken = await takeToken(tx, platform, 'idp', token);
    if (taken === undefined) throw sessionInvalid();
    const { email, firstName, lastName } = idToken.parse(taken.data);
    const profile = {
      profile: { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
    };
    const now = platform.clock.now();
    const member = await vouchedMember(tx, { email, profile, verifyEmail: true, now });
    return proceed(tx, platform, member, visitorId);
  });
}

/**
 * Signs a person in whose email one of the site's identity providers vouches for. Links the
 * provider to the member with this email, and creates the member if there is none.
 *
 * @throws PlatformError 403 −19980 for a blocked member.
 */
export async function logInThroughProvider(
  platform: Platform,
  {
    providerId,
    email,
    firstName,
    lastName,
    visitorId,
  }: {
    providerId: string;
    email: string;
    firstName: string;
    lastName: string;
    visitorId: string | undefined;
  },
): Promise<LoginState> {
  return platform.db.write(async (tx) => {
    const now = platform.clock.now();
    const profile = {
      profile: { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
    };
    const status = (await readPolicy(tx)).ownerApproval ? 'PENDING' : 'APPROVED';
    const member = await vouchedMember(tx, { email, profile, verifyEmail: true, status, now });
    const linked = member.providers.includes(providerId)
      ? member
      : await changeMember(tx, member, { providers: [...member.providers, providerId] }, now);
    return proceed(tx, platform, linked, visitorId);
  });
}

async function vouchedMember(
  tx: Writer,
  {
    email,
    profile,
    verifyEmail,
    status = 'APPROVED',
    now,
  }: {
    email: string;
    profile: Pick<NewMember, 'profile' | 'document' | 'privacyStatus'>;
    verifyEmail: boolean;
    /** Of a new member. */
    status?: 'APPROVED' | 'PENDING';
    now: number;
  },
): Promise<Member> {
  const known = await findMemberByEmail(tx, email);
  if (known === undefined)
    return createMember(
      tx,
      { loginEmail: email, passwordHash: null, status, emailVerified: verifyEmail, ...profile },
      now,
    );
  return verifyEmail && !known.emailVerified ? changeMember(tx, known, { emailVerified: true }, now) : known;
}
