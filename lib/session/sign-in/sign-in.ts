import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Messages } from '@/lib/i18n/messages/en';
import { countTry, forgetTries } from '@/lib/limits/limit';
import { type CaptchaTokens, login, register, resendCode, verify } from '@/lib/wix/identity';
import type { IdentityAnswer } from '@/lib/wix/map/identity';
import { actForShopper } from '../read';
import { completeSignIn } from './complete';
import type { registerSchema, signInSchema } from './schemas';
import { recoveryStep, verificationStep } from './step-cookies';

/** A message of `signIn` in lib/words. */
type SignInMessage = keyof Messages['signIn'];

/** What came of signing in or registering, and so what the shopper sees next. */
export type SignInOutcome =
  | { kind: 'signed-in'; next: string }
  /** The browser completes in a hidden frame. */
  | { kind: 'frame'; url: string }
  /** A code was mailed; the page that asks for it knows the rest. */
  | { kind: 'verify' }
  | { kind: 'approval' }
  /** As `approval`, told on a page of its own, because the page of the form is for those who wait for a code. */
  | { kind: 'verified-approval' }
  /** What this step continues is gone: expired, or not signed by this shop. The page to sign in says so. */
  | { kind: 'restart' }
  | { kind: 'captcha' }
  /** The password has to be renewed; the page for it knows the address. */
  | { kind: 'recover' }
  /** Done, with a message about it; the shopper stays where they are. */
  | { kind: 'told'; message: SignInMessage }
  /** `field` is what it is about; null is the whole. */
  | { kind: 'failed'; field: string | null; message: SignInMessage };

const failed = (message: SignInMessage, field: string | null = null): SignInOutcome => ({
  kind: 'failed',
  field,
  message,
});

type Context = { email: string; returnTo: string; wait?: string };

/** Names a wait for a code by its first state token: 132 bits of a hash, of which a token cannot be made. */
const waitOf = (stateToken: string): string =>
  createHash('sha256').update(stateToken).digest('base64url').slice(0, 22);

/** @throws PlatformError, OAuthFlowError, ShopError `too-many-tries` */
export async function signIn(fields: z.infer<ReturnType<typeof signInSchema>>): Promise<SignInOutcome> {
  const { email, password, returnTo } = fields;
  await countTry('sign-in', email);
  const answer = await actForShopper((client) =>
    login(client, { email, password, captcha: captchaOf(fields) }),
  );
  if (answer.state !== 'FAILURE') {
    // Each sign-in that needs a code brings a new state token and a new mail: those stay counted.
    if (answer.state !== 'EMAIL_VERIFICATION_REQUIRED') await forgetTries('sign-in', email);
    return goOn(answer, { email, returnTo });
  }
  switch (answer.code) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return { kind: 'captcha' };
    case 'resetPassword':
      await recoveryStep.write({ email, required: true });
      return { kind: 'recover' };
    default:
      // The same for an unknown address and a wrong password: who has an account here is nobody's business.
      return failed('wrongCredentials');
  }
}

/** @throws PlatformError, OAuthFlowError, ShopError `too-many-tries` */
export async function registerMember(
  fields: z.infer<ReturnType<typeof registerSchema>>,
): Promise<SignInOutcome> {
  const { email, password, firstName, lastName, returnTo } = fields;
  await countTry('register', email);
  const answer = await actForShopper((client) =>
    register(client, { email, password, firstName, lastName, captcha: captchaOf(fields) }),
  );
  return answer.state === 'FAILURE' ? registrationRefused(answer) : goOn(answer, { email, returnTo });
}

function registrationRefused({ code, field }: IdentityAnswer & { state: 'FAILURE' }): SignInOutcome {
  const rejected = (message: SignInMessage) => failed(message, field);
  switch (code) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return { kind: 'captcha' };
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

/** Goes on with an answer that is no refusal. */
async function goOn(
  answer: Exclude<IdentityAnswer, { state: 'FAILURE' }>,
  { email, returnTo, wait }: Context,
): Promise<SignInOutcome> {
  switch (answer.state) {
    case 'OWNER_APPROVAL_REQUIRED':
      return { kind: 'approval' };
    case 'EMAIL_VERIFICATION_REQUIRED':
      await verificationStep.write({
        stateToken: answer.stateToken,
        wait: wait ?? waitOf(answer.stateToken),
        email,
        returnTo,
      });
      return { kind: 'verify' };
    case 'SUCCESS': {
      const completion = await completeSignIn(answer.sessionToken, returnTo);
      return completion.kind === 'frame' ? completion : { kind: 'signed-in', next: returnTo };
    }
  }
}

/** The code from the mail; allowed only while one is asked for. Throws as `signIn`. */
export async function verifyCode(code: string): Promise<SignInOutcome> {
  const step = await verificationStep.read();
  if (step === null) return { kind: 'restart' };
  await countTry('verification-code', step.wait);
  await countTry('verification-code-of-email', step.email);
  const answer = await actForShopper((client) => verify(client, code, step.stateToken));
  if (answer.state === 'FAILURE') return failed('codeWrong', 'code');
  if (answer.state === 'EMAIL_VERIFICATION_REQUIRED') return goOn(answer, step);
  const outcome = await goOn(answer, step);
  // A frame needs the page that it is on, which is there only as long as the step is.
  if (outcome.kind === 'frame') return outcome;
  await verificationStep.clear();
  return outcome.kind === 'approval' ? { kind: 'verified-approval' } : outcome;
}

/** Has a new code mailed. Throws as `signIn`. */
export async function resendVerification(): Promise<SignInOutcome> {
  const step = await verificationStep.read();
  if (step === null) return { kind: 'restart' };
  await countTry('verification-mail', step.wait);
  await countTry('verification-mail-of-email', step.email);
  const answer = await actForShopper((client) => resendCode(client, step.stateToken));
  if (answer.state !== 'EMAIL_VERIFICATION_REQUIRED') return failed('codeNotSent');
  await verificationStep.write({ ...step, stateToken: answer.stateToken });
  return { kind: 'told', message: 'codeResent' };
}
