import 'server-only';
import type { z } from 'zod';
import { ShopError } from '@/lib/errors/shop-error';
import { fingerprint } from '@/lib/http/signed-value';
import type { Messages } from '@/lib/i18n/messages/en';
import { countAttempt, takeBackAttempt } from '@/lib/limits/limit';
import { recipientOf } from '@/lib/limits/recipient';
import { actForShopper, endOtherSessions } from '@/lib/session/read';
import { type CaptchaTokens, login, register, resendCode, verify } from '@/lib/wix/identity';
import type { IdentityAnswer } from '@/lib/wix/map/identity';
import { completeSignIn } from './complete';
import { clearPasswordCounts, mayTryPassword, rememberMember } from './known-browser';
import { isResetProof } from './reset-proof';
import type { registerSchema, signInSchema } from './schemas';
import { recordSignIn, recoveryStep, verificationStep } from './step-cookies';

type SignInMessage = keyof Messages['signIn'];

export type SignInOutcome =
  | { kind: 'signed-in'; next: string }
  /** The browser completes the sign-in in a hidden frame. */
  | { kind: 'frame'; url: string }
  /** A code was mailed. The verification page reads the rest from its cookie. */
  | { kind: 'verify' }
  | { kind: 'approval' }
  /** As `approval`, on a page of its own: the form's page is for shoppers who wait for a code. */
  | { kind: 'verified-approval' }
  /** The previous step has expired or was not signed by this shop. The sign-in page reports it. */
  | { kind: 'restart' }
  | { kind: 'captcha' }
  /** The shopper must set a new password. The page for it reads the email from its cookie. */
  | { kind: 'recover' }
  /** The shopper stays on the page. */
  | { kind: 'sent'; message: SignInMessage }
  /** `field` is null when the error concerns the whole form. */
  | { kind: 'failed'; field: string | null; message: SignInMessage };

const failed = (message: SignInMessage, field: string | null = null): SignInOutcome => ({
  kind: 'failed',
  field,
  message,
});

type Context = { email: string; returnTo: string; wait?: string };

/** @throws PlatformError, OAuthFlowError, ShopError `too-many-attempts` */
export async function signIn(fields: z.infer<ReturnType<typeof signInSchema>>): Promise<SignInOutcome> {
  const { email, password, returnTo, reset = '' } = fields;
  if (!(await mayTryPassword(email, reset))) return failed('tooManyPasswords');
  const answer = await actForShopper((client) =>
    login(client, { email, password, captcha: captchaOf(fields) }),
  );
  if (answer.state !== 'failure') {
    // A sign-in that needs a code stays counted: each gets a new state token and a new email.
    if (answer.state !== 'verification-required') await clearPasswordCounts(email);
    const outcome = await continueSignIn(answer, { email, returnTo });
    // The platform has ended the member's sessions with the former password, but no access tokens.
    if (outcome.kind === 'signed-in' && isResetProof(reset, email)) await endOtherSessions(email);
    return outcome;
  }
  switch (answer.code) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return { kind: 'captcha' };
    case 'resetPassword':
      await recoveryStep.write({ email, required: true });
      return { kind: 'recover' };
    case 'tooManyAttempts':
      return failed('tooManyPasswords');
    default:
      // Same response for an unknown email and a wrong password, so that accounts stay private.
      return failed('wrongCredentials');
  }
}

/** @throws PlatformError, OAuthFlowError, ShopError `too-many-attempts` */
export async function registerMember(
  fields: z.infer<ReturnType<typeof registerSchema>>,
): Promise<SignInOutcome> {
  const { email, password, firstName, lastName, returnTo } = fields;
  await countAttempt('register', email);
  // Counted before it is known whether a code is sent, or many requests sent at once would all pass.
  await countAttempt('registration-mail', recipientOf(email));
  const answer = await actForShopper((client) =>
    register(client, { email, password, firstName, lastName, captcha: captchaOf(fields) }),
  );
  if (answer.state !== 'verification-required')
    await takeBackAttempt('registration-mail', recipientOf(email));
  return answer.state === 'failure'
    ? registrationFailure(answer)
    : continueSignIn(answer, { email, returnTo });
}

function registrationFailure({ code, field }: IdentityAnswer & { state: 'failure' }): SignInOutcome {
  const rejected = (message: SignInMessage) => failed(message, field);
  switch (code) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return { kind: 'captcha' };
    case 'tooManyAttempts':
      throw new ShopError('too-many-attempts');
    case 'emailAlreadyExists':
      return rejected('emailTaken');
    case 'invalidEmail':
      return rejected('emailRejected');
    default:
      return field === 'password' ? rejected('passwordWeak') : rejected('registerFailed');
  }
}

const captchaOf = (fields: {
  recaptcha: string | null;
  invisibleRecaptcha: string | null;
}): CaptchaTokens => ({
  visible: fields.recaptcha,
  invisible: fields.invisibleRecaptcha,
});

async function continueSignIn(
  answer: Exclude<IdentityAnswer, { state: 'failure' }>,
  { email, returnTo, wait }: Context,
): Promise<SignInOutcome> {
  switch (answer.state) {
    case 'approval-required':
      return { kind: 'approval' };
    case 'verification-required':
      await verificationStep.write({
        stateToken: answer.stateToken,
        // The first state token identifies the wait.
        wait: wait ?? fingerprint(answer.stateToken),
        email,
        returnTo,
      });
      return { kind: 'verify' };
    case 'success': {
      const completion = await completeSignIn(answer.sessionToken, returnTo);
      await rememberMember(email);
      if (completion.kind === 'signed-in' && answer.linked)
        await recordSignIn({ used: null, linked: answer.linked });
      return completion.kind === 'frame' ? completion : { kind: 'signed-in', next: returnTo };
    }
  }
}

/** Accepts a code only while the shop waits for one. @throws as `signIn` */
export async function verifyCode(code: string): Promise<SignInOutcome> {
  const step = await verificationStep.read();
  if (step === null) return { kind: 'restart' };
  await countAttempt('verification-code', step.wait);
  await countAttempt('verification-code-of-email', step.email);
  const answer = await actForShopper((client) => verify(client, code, step.stateToken));
  if (answer.state === 'failure') {
    if (answer.code === 'tooManyAttempts') throw new ShopError('too-many-attempts');
    return failed('codeWrong', 'code');
  }
  if (answer.state === 'verification-required') return continueSignIn(answer, step);
  const outcome = await continueSignIn(answer, step);
  // The frame is on the verification page, which exists only as long as this step's cookie.
  if (outcome.kind === 'frame') return outcome;
  await verificationStep.clear();
  return outcome.kind === 'approval' ? { kind: 'verified-approval' } : outcome;
}

/** @throws as `signIn` */
export async function resendVerification(): Promise<SignInOutcome> {
  const step = await verificationStep.read();
  if (step === null) return { kind: 'restart' };
  await countAttempt('verification-mail', step.wait);
  await countAttempt('verification-mail-of-email', recipientOf(step.email));
  const answer = await actForShopper((client) => resendCode(client, step.stateToken));
  if (answer.state !== 'verification-required') return failed('codeNotSent');
  await verificationStep.write({ ...step, stateToken: answer.stateToken });
  return { kind: 'sent', message: 'codeResent' };
}
