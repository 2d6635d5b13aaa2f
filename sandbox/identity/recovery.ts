import { z } from 'zod';
import { languageCode, loadLanguage } from '../core/language';
import type { Platform } from '../core/platform';
import type { Writer } from '../db/database';
import { sendMail } from '../mail/store';
import type { Member } from '../members/schema';
import { changeMember, findMember, findMemberByEmail, signOutEverywhere } from '../members/store';
import { clearFailures } from './login-failures';
import { activationMail, recoveryMail } from './mails';
import {
  countTokens,
  discardTokens,
  findToken,
  mintToken,
  type OneTimeToken,
  takeToken,
} from './one-time-tokens';
import { checkPassword, hashPassword } from './passwords';
import { linkExpired } from './rejections';
import { type LoginState, proceed } from './state-machine';

const LINK_HOURS = 3;
const HOUR_MS = 60 * 60_000;
/**
 * Maximum number of links to one member within an hour. Further requests send nothing and report no
 * error.
 */
const MAX_LINKS = 10;

const linkData = z.object({ returnUrl: z.string().optional() });

type Link = {
  /** The validated URL that the hosted page returns to after a new password was set. */
  returnUrl: string | undefined;
  /** Of the email and the page. Null: that of the site. */
  language: string | null;
};

/** Emails a recovery link if the member exists. The result does not reveal whether it does. */
export async function sendRecoveryMail(platform: Platform, email: string, link: Link): Promise<void> {
  await platform.db.write(async (tx) => {
    const member = await findMemberByEmail(tx, email);
    if (member === undefined || member.status === 'BLOCKED') return;
    const since = platform.clock.now() - HOUR_MS;
    const sent = await countTokens(tx, { purpose: 'set-password', memberId: member.id, since });
    if (sent >= MAX_LINKS) return;
    const address = await newLink(tx, platform, member, link);
    const language = await loadLanguage(link.language);
    await sendMail(tx, platform, recoveryMail(language, member, address, LINK_HOURS));
  });
}

/** Emails a link that sets the first password. @returns whether the member exists. */
export async function sendActivationMail(platform: Platform, memberId: string, link: Link): Promise<boolean> {
  return platform.db.write(async (tx) => {
    const member = await findMember(tx, memberId);
    if (member === undefined) return false;
    const address = await newLink(tx, platform, member, link);
    const language = await loadLanguage(link.language);
    await sendMail(tx, platform, activationMail(language, member, address, LINK_HOURS));
    return true;
  });
}

async function newLink(
  tx: Writer,
  platform: Platform,
  member: Member,
  { returnUrl, language }: Link,
): Promise<string> {
  const token = await mintToken(tx, platform, {
    purpose: 'set-password',
    memberId: member.id,
    data: { returnUrl },
    lifeMs: LINK_HOURS * HOUR_MS,
  });
  const lang = language === null ? undefined : languageCode(language);
  return `${platform.origin}/_set-password?${new URLSearchParams({ token, ...(lang && { lang }) })}`;
}

/** Returns the member of a valid link, and its return URL. */
export async function findRecovery(
  platform: Platform,
  token: string,
): Promise<{ member: Member; returnUrl: string | undefined } | undefined> {
  const found = await findToken(platform.db.read, platform, 'set-password', token);
  const member = found && (await memberOf(platform.db.read, found));
  return found && member && { member, returnUrl: linkData.parse(found.data).returnUrl };
}

/**
 * Sets a new password with the token of a mailed link. The member is signed out everywhere, the
 * email counts as verified, and other links stop working. Then logs in as far as the policy allows.
 * @throws PlatformError 400 for the password; 400 −19972 for a link that is unknown, used or older
 *   than three hours; 403 −19980 for a blocked member, whose password stays as it is.
 */
export async function recover(
  platform: Platform,
  { token, password, visitorId }: { token: string; password: string; visitorId: string | undefined },
): Promise<LoginState> {
  checkPassword('password', password);
  const passwordHash = await hashPassword(password);
  return platform.db.write(async (tx) => {
    const taken = await takeToken(tx, platform, 'set-password', token);
    const member = taken && (await memberOf(tx, taken));
    if (member === undefined) throw linkExpired();
    const now = platform.clock.now();
    await discardTokens(tx, platform, 'set-password', member.id);
    await signOutEverywhere(tx, member.id, now);
    await clearFailures(tx, member.loginEmail);
    const change = { passwordHash, mustResetPassword: false, emailVerified: true };
    return proceed(tx, platform, await changeMember(tx, member, change, now), visitorId);
  });
}

const memberOf = async (
  reader: Writer | Platform['db']['read'],
  { memberId }: OneTimeToken,
): Promise<Member | undefined> => (memberId === null ? undefined : findMember(reader, memberId));
