import 'server-only';
import { FieldError } from '@/lib/forms/run-form';
import { login } from '@/lib/wix/identity';
import type { SessionClient } from '@/lib/wix/session-client';
import { clearPasswordCounts, mayTryPassword } from './known-browser';

/**
 * Checks the present password, against a stranger at this screen or one with a copy of the session.
 * The platform does not ask for it, and only a sign-in shows whether it is right, so it counts as
 * one. Without a password, or with a required captcha, the link in an email sets a new one.
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
