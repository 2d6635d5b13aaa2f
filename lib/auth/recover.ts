import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/config/env';
import { PlatformError } from '@/lib/errors/platform-error';
import { emailRule } from '@/lib/forms/field-rules';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { countAttempt, hasAttemptsLeft } from '@/lib/limits/limit';
import { recipientOf } from '@/lib/limits/recipient';
import { actForShopper } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { sendRecoveryEmail } from '@/lib/wix/identity';
import { RESET, resetProof } from './reset-proof';
import type { SignInOutcome } from './sign-in';
import { recoveryStep } from './step-cookies';

const RESPONSE_MS = 1_000;

/**
 * Has the platform email a link for a new password if an account has this email. Response and
 * timing are the same either way, and also beyond the maximum of links within the hour: an error
 * would let an attacker lock the owner out, who still has the earlier links.
 * @throws PlatformError when the platform is unavailable; ShopError `too-many-attempts` for too
 *   many requests from one network address. Neither depends on the email.
 */
export async function requestRecovery(email: string, lang: Lang): Promise<SignInOutcome> {
  await countAttempt('reset-request', email);
  const sending = sendLink(email, lang).then(
    () => null,
    (error: unknown) => error,
  );
  const failure = await outcomeAfter(RESPONSE_MS, sending);
  // Work that is still pending continues after the response.
  after(sending);
  if (failure !== null && !(failure instanceof PlatformError && !isOutage(failure))) throw failure;
  return { kind: 'sent', message: 'linkSent' };
}

async function sendLink(email: string, lang: Lang): Promise<void> {
  if (!(await hasAttemptsLeft('reset-mail', recipientOf(email)))) return;
  const returnUrl = new URL(localHref(lang, '/login'), env.SITE_URL);
  returnUrl.searchParams.set(RESET, resetProof(email));
  await actForShopper((client) => sendRecoveryEmail(client, email, { returnUrl: returnUrl.href, lang }));
}

const isOutage = (error: PlatformError): boolean => error.isTemporary || error.isUnauthenticated;

/** Always waits for the whole time. Null when the outcome is unknown then. */
async function outcomeAfter(milliseconds: number, outcome: Promise<unknown>): Promise<unknown> {
  let settled: unknown = null;
  void outcome.then((value) => {
    settled = value;
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return settled;
}

/** Stores a valid email for the page that resets a password. Returns the path of that page. */
export async function startRecovery(email: unknown, lang: Lang): Promise<string> {
  if (typeof email === 'string' && emailRule(email, ALL_MESSAGES[lang].fields) === null)
    await recoveryStep.write({ email: email.trim(), required: false });
  return localHref(lang, '/forgot-password');
}
