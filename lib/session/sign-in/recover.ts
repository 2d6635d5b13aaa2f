import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { emailRule } from '@/lib/forms/field-rules';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countTry, hasTriesLeft } from '@/lib/limits/limit';
import { localHref } from '@/lib/urls';
import { sendRecoveryEmail } from '@/lib/wix/identity';
import { PlatformError } from '@/lib/wix/platform-error';
import { actForShopper } from '../read';
import type { SignInOutcome } from './sign-in';
import { recoveryStep } from './step-cookies';

/** Every answer comes after this time, in milliseconds, whatever the platform does and however fast. */
const ANSWER_MS = 1_000;

/**
 * Has a mail with a link to a new password sent, if there is an account for this email, which the shopper is not
 * told: the answer and its time are the same for an email that has one and for one that has not. They are the same for
 * an email that was sent enough links within the hour too, and nothing is sent: a refusal would let anybody lock its
 * owner out, who has the links of before.
 *
 * @throws PlatformError when the platform cannot be asked, and ShopError `too-many-tries` for too many requests from one
 * network address; neither says anything about the email.
 */
export async function requestRecovery(email: string, lang: Lang): Promise<SignInOutcome> {
  await countTry('reset-request', email);
  const sending = sendLink(email, lang).then(
    () => null,
    (error: unknown) => error,
  );
  const failure = await answerAfter(ANSWER_MS, sending);
  // What is still under way then goes on after the answer.
  after(sending);
  if (failure !== null && !(failure instanceof PlatformError && !isOutage(failure))) throw failure;
  return { kind: 'told', message: 'linkSent' };
}

async function sendLink(email: string, lang: Lang): Promise<void> {
  if (!(await hasTriesLeft('reset-mail', email))) return;
  const returnUrl = new URL(localHref(lang, '/login'), env.SITE_URL).href;
  await actForShopper((client) => sendRecoveryEmail(client, email, returnUrl));
}

const isOutage = (error: PlatformError): boolean => error.isTemporary || error.isUnauthenticated;

/** Waits exactly this long; answers what is known by then, else null. */
async function answerAfter(milliseconds: number, outcome: Promise<unknown>): Promise<unknown> {
  let known: unknown = null;
  void outcome.then((value) => {
    known = value;
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return known;
}

/** Remembers an email, as far as it was typed, for the page that resets a password; answers the path of that page. */
export async function startRecovery(email: unknown, lang: Lang): Promise<string> {
  if (typeof email === 'string' && emailRule(email, ALL_MESSAGES[lang].fields) === null)
    await recoveryStep.write({ email: email.trim(), required: false });
  return localHref(lang, '/forgot-password');
}
