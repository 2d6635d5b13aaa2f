import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Member } from '../members/schema';
import { changeMember } from '../members/store';
import { sendEmailCode } from './email-code';
import { mintToken } from './one-time-tokens';
import { memberBlocked } from './rejections';
import { startSession } from './sessions';
import { identityWire } from './wire';

const STATE_MS = 24 * 60 * 60 * 1000;

/** The state of a login or a registration. */
export type LoginState =
  | { state: 'SUCCESS'; sessionToken: string; member: Member }
  | {
      state: 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK';
      stateToken: string;
      member: Member;
    };

/**
 * Moves an authenticated person as far as the policy allows: to a session, or to the state that
 * blocks it. A disconnected (OFFLINE) member stays in STATUS_CHECK.
 * @throws PlatformError 403 −19980 for a blocked member.
 */
export async function proceed(
  tx: Writer,
  platform: Platform,
  member: Member,
  visitorId: string | undefined,
): Promise<LoginState> {
  if (member.status === 'BLOCKED') throw memberBlocked();
  const stay = async (state: Exclude<LoginState['state'], 'SUCCESS'>): Promise<LoginState> => ({
    state,
    stateToken: await mintToken(tx, platform, {
      purpose: 'login-state',
      memberId: member.id,
      data: { visitorId },
      lifeMs: STATE_MS,
    }),
    member,
  });
  if (member.status === 'OFFLINE') return stay('STATUS_CHECK');
  if (member.mustVerifyEmail && !member.emailVerified) {
    await sendEmailCode(tx, platform, member, { unlessSent: true });
    return stay('REQUIRE_EMAIL_VERIFICATION');
  }
  if (member.status === 'PENDING') return stay('REQUIRE_OWNER_APPROVAL');
  const sessionToken = await startSession(tx, platform, { memberId: member.id, visitorId });
  const now = platform.clock.now();
  return {
    state: 'SUCCESS',
    sessionToken,
    member: await changeMember(tx, member, { lastLoginAt: now }, now),
  };
}

/** The response of the v2 calls. */
export function stateWire(result: LoginState) {
  const { state, member } = result;
  return {
    state,
    ...(result.state === 'SUCCESS'
      ? { sessionToken: result.sessionToken }
      : { stateToken: result.stateToken }),
    identity: identityWire(member),
    additionalData: {},
  };
}

/** The response of the v1 calls, which name success DONE. */
export function stateWireV1(result: LoginState) {
  const isDone = result.state === 'SUCCESS';
  return {
    state: {
      status: isDone ? 'DONE' : result.state,
      ...(isDone ? {} : { stateToken: result.stateToken }),
    },
    ...(isDone ? { sessionToken: result.sessionToken } : {}),
    identity: identityWire(result.member),
    additionalData: {},
  };
}
