import { z } from 'zod';
import { PlatformError } from '../../core/errors';
import type { FormState, SignInErrors } from './form-fields';

const details = z.object({
  applicationError: z.object({ code: z.string() }).optional(),
  validationError: z
    .object({
      fieldViolations: z.array(
        z.object({ field: z.string(), description: z.string(), violatedRule: z.string() }),
      ),
    })
    .optional(),
});

export type Rejection = Pick<FormState, 'errors' | 'alert' | 'captcha'> & {
  status: 400 | 401 | 403 | 404 | 409 | 429;
};

const at = (status: Rejection['status'], errors: SignInErrors): Rejection => ({ status, errors });
const alert = (status: Rejection['status'], text: string): Rejection => ({
  status,
  errors: {},
  alert: text,
});

const MESSAGES: Record<string, Rejection> = {
  '-19976': at(401, { password: 'That password is not right' }),
  '-19999': at(404, { email: 'We have no account with this email' }),
  '-19995': at(409, { email: 'There is an account with this email. Sign in, or reset your password.' }),
  '-19973': alert(403, 'Your password has to be reset. Use “Forgot your password?” below.'),
  '-19980': alert(403, 'This account is blocked.'),
  '-19958': alert(403, 'This account is waiting for approval.'),
  '-19959': alert(429, 'Too many attempts. Wait a while, then try again.'),
  '-19984': alert(400, 'This took too long. Sign in again.'),
  '-19972': alert(400, 'This link has expired or was already used. Request a new one.'),
  '-19971': { ...alert(400, 'Please confirm that you are not a robot.'), captcha: true },
  '-19970': { ...alert(400, 'We couldn’t verify that. Please try again.'), captcha: true },
  VERIFICATION_FAILED: at(400, { code: 'That code is incorrect or has expired' }),
};

/**
 * Returns the form's message for a rejection. @throws errors that are not rejections, and
 * rejections without a form message.
 */
export function rejectionOf(error: unknown): Rejection {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError, validationError } = details.parse(error.details);
  const known = applicationError && MESSAGES[applicationError.code];
  if (known) return known;
  if (validationError === undefined) throw error;
  const errors: SignInErrors = {};
  for (const { field, description } of validationError.fieldViolations) {
    if (/email/i.test(field)) errors.email = 'Enter an email address like name@example.com';
    else if (/password/i.test(field)) errors.password = `The password ${description}`;
    else if (/firstName/.test(field)) errors.firstName = 'This name is too long';
    else errors.lastName = 'This name is too long';
  }
  return at(400, errors);
}
