import 'server-only';
import { FieldError } from '@/lib/forms/run-form';
import { login } from '@/lib/wix/identity';
import type { SessionClient } from '@/lib/wix/session-client';
import { clearPasswordCounts, mayTryPassword } from './known-browser';

/**
 * Checks the present password of a member who changes what a stranger at this screen, or one with a
 * copy of the session, must not. The platform does not ask for it. Only a sign-in shows whether it
 * is right, so that it counts like one.
 *
 * A member without a password, and one for whom the platform requires a captcha, sets a new one by
 * the link in an email.
 * @throws FieldError for `password`; PlatformError; ShopError `too-many-attempts`
 */
export async function confirmPassword(client: SessionClient, email: string, password: string): Promise<void> {
  if (!(await mayTryPassword(email))) throw new FieldError('password', 'passwordPaused');
  const answer = await login(client, { email, password, captcha: { visible: null, invisible: null } });
  if (answer.state !== 'failure') return clearPasswordCounts(email);
  switch (answer.code) {
    case 'tooManyAttempts':
      throw new FieldError('password', 'passwordPaused');
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
    case 'resetPassword':
      throw new FieldError('password', 'passwordByMail');
    default:
      throw new FieldError('password', 'passwordWrong');
  }
}
