import { z } from 'zod';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import type { Member } from '../members/schema';
import { changeMember, findMember } from '../members/store';
import { sendEmailCode, useEmailCode } from './email-code';
import { findToken, takeToken } from './one-time-tokens';
import { sessionInvalid, verificationFailed } from './rejections';
import { type LoginState, proceed } from './state-machine';

const stateData = z.object({ visitorId: z.string().optional() });

/**
 * Continues a login that had to wait: to a session once nothing blocks it, otherwise to its current
 * state.
 * @throws PlatformError 400 −19984 for a state token that is unknown, used or older than a day.
 */
export async function resume(platform: Platform, stateToken: string): Promise<LoginState> {
  return platform.db.write(async (tx) => {
    const { member, visitorId } = await stateOf(tx, platform, stateToken);
    await takeToken(tx, platform, 'login-state', stateToken);
    return proceed(tx, platform, member, visitorId);
  });
}

/**
 * Verifies the email of a waiting login and continues it.
 * @throws PlatformError 400 VERIFICATION_FAILED for a wrong or old code; 400 −19984 for a bad state
 *   token.
 */
export async function verify(platform: Platform, code: string, stateToken: string): Promise<LoginState> {
  // A wrong code is counted even though the call is rejected, so the transaction must not throw.
  const result = await platform.db.write(async (tx) => {
    const { member, visitorId } = await stateOf(tx, platform, stateToken);
    if (!(await useEmailCode(tx, platform, member.id, code))) return undefined;
    await takeToken(tx, platform, 'login-state', stateToken);
    const verified = await changeMember(tx, member, { emailVerified: true }, platform.clock.now());
    return proceed(tx, platform, verified, visitorId);
  });
  if (result === undefined) throw verificationFailed();
  return result;
}

/**
 * Emails another code for a waiting login. The response has a new state token, and the old one
 * stays valid: clients that drop the response are not stuck.
 * @throws PlatformError 400 −19984 for a bad state token; 429 −19959 for too many codes.
 */
export async function resend(platform: Platform, stateToken: string): Promise<LoginState> {
  return platform.db.write(async (tx) => {
    const { member, visitorId } = await stateOf(tx, platform, stateToken);
    if (!member.emailVerified && member.mustVerifyEmail) await sendEmailCode(tx, platform, member);
    return proceed(tx, platform, member, visitorId);
  });
}

async function stateOf(
  tx: Writer,
  platform: Platform,
  stateToken: string,
): Promise<{ member: Member; visitorId: string | undefined }> {
  const found = await findToken(tx, platform, 'login-state', stateToken);
  const member =
    found === undefined || found.memberId === null ? undefined : await findMember(tx, found.memberId);
  if (found === undefined || member === undefined) throw sessionInvalid();
  return { member, visitorId: stateData.parse(found.data).visitorId };
}
