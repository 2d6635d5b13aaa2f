import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { loadLanguage } from '../core/language';
import type { Platform } from '../core/platform';
import { requestedLanguage } from '../core/requested-view';
import type { Writer } from '../db/database';
import { sendMail } from '../mail/store';
import type { Member } from '../members/schema';
import { codeMail } from './mails';
import {
  countAttempt,
  countTokens,
  discardTokens,
  mintToken,
  newestToken,
  type OneTimeToken,
  sha256,
} from './one-time-tokens';
import { throttled } from './rejections';

const CODE_MINUTES = 15;
const MAX_ATTEMPTS = 5;
/** Maximum number of codes to one member within ten minutes. */
const MAX_CODES = 5;
const WINDOW_MS = 10 * 60_000;

const codeData = z.object({ code: z.string() });

/**
 * Emails a six-digit code that replaces earlier ones. Returns the id of the verification.
 * @param unlessSent do nothing when a valid code was sent already, or too many were.
 * @throws PlatformError 429 −19959 for too many.
 */
export async function sendEmailCode(
  tx: Writer,
  platform: Platform,
  member: Member,
  { unlessSent = false } = {},
): Promise<string | undefined> {
  const { clock } = platform;
  if (unlessSent && (await goodCode(tx, platform, member.id)) !== undefined) return undefined;
  const since = clock.now() - WINDOW_MS;
  const sent = await countTokens(tx, { purpose: 'email-code', memberId: member.id, since });
  if (sent >= MAX_CODES) {
    if (unlessSent) return undefined;
    throw throttled();
  }
  await discardTokens(tx, platform, 'email-code', member.id);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const verificationId = await mintToken(tx, platform, {
    purpose: 'email-code',
    memberId: member.id,
    data: { code: codeHash(member.id, code) },
    lifeMs: CODE_MINUTES * 60_000,
  });
  const language = await loadLanguage(requestedLanguage());
  await sendMail(tx, platform, codeMail(language, member, code, CODE_MINUTES));
  return verificationId;
}

/**
 * Checks a code against the last one mailed to the member. A right code is used up. So is the
 * mailed code after five wrong ones.
 */
export async function useEmailCode(
  tx: Writer,
  platform: Platform,
  memberId: string,
  code: string,
): Promise<boolean> {
  const sent = await goodCode(tx, platform, memberId);
  if (sent === undefined) return false;
  if (codeData.parse(sent.data).code === codeHash(memberId, code.trim())) {
    await discardTokens(tx, platform, 'email-code', memberId);
    return true;
  }
  await countAttempt(tx, sent);
  return false;
}

async function goodCode(tx: Writer, platform: Platform, memberId: string): Promise<OneTimeToken | undefined> {
  const newest = await newestToken(tx, platform, 'email-code', memberId);
  return newest !== undefined && newest.attempts < MAX_ATTEMPTS ? newest : undefined;
}

const codeHash = (memberId: string, code: string): string => sha256(`${memberId}:${code}`);
