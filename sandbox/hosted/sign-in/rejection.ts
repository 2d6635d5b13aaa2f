import { z } from 'zod';
import { PlatformError } from '../../core/errors';
import { fill } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/passwords';
import type { FormState, SignInErrors } from './form-fields';

const details = z.object({
  applicationError: z.object({ code: z.string() }).optional(),
  validationError: z
    .object({
      fieldViolations: z.array(z.object({ field: z.string(), violatedRule: z.string() })),
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

function messages(): Record<string, Rejection> {
  const { errors, signIn } = pageTexts();
  return {
    '-19976': at(401, { password: errors.wrongPassword }),
    '-19999': at(404, { email: errors.unknownEmail }),
    '-19995': at(409, { email: errors.emailTaken }),
    '-19973': alert(403, signIn.mustReset),
    '-19980': alert(403, signIn.blocked),
    '-19958': alert(403, signIn.waits),
    '-19959': alert(429, signIn.tooMany),
    '-19984': alert(400, signIn.tooLate),
    '-19972': alert(400, signIn.usedLink),
    '-19971': { ...alert(400, signIn.robot), captcha: true },
    '-19970': { ...alert(400, signIn.robotFailed), captcha: true },
    VERIFICATION_FAILED: at(400, { code: errors.wrongCode }),
  };
}

/**
 * Returns the form's message for a rejection. @throws errors that are not rejections, and
 * rejections without a form message.
 */
export function rejectionOf(error: unknown): Rejection {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError, validationError } = details.parse(error.details);
  const known = applicationError && messages()[applicationError.code];
  if (known) return known;
  if (validationError === undefined) throw error;
  const { errors: texts } = pageTexts();
  const errors: SignInErrors = {};
  for (const { field, violatedRule } of validationError.fieldViolations) {
    if (/email/i.test(field)) errors.email = texts.emailForm;
    else if (/password/i.test(field)) errors.password = passwordText(violatedRule);
    else if (/firstName/.test(field)) errors.firstName = texts.nameTooLong;
    else errors.lastName = texts.nameTooLong;
  }
  return at(400, errors);
}

const passwordText = (violatedRule: string): string =>
  violatedRule === 'MIN_LENGTH'
    ? fill(pageTexts().errors.passwordTooShort, { count: MIN_PASSWORD_LENGTH })
    : fill(pageTexts().errors.passwordTooLong, { count: MAX_PASSWORD_LENGTH });
