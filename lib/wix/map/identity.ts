import { z } from 'zod';
import type { PlatformError } from '../platform-error';

/** Why the platform refused to log in or to register. */
export type LoginErrorCode =
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'invalidPassword'
  | 'resetPassword'
  | 'invalidEmail'
  | 'emailAlreadyExists';

/** What login, registration and verification come to. */
export type IdentityAnswer =
  | { state: 'SUCCESS'; sessionToken: string }
  | { state: 'EMAIL_VERIFICATION_REQUIRED'; stateToken: string }
  | { state: 'OWNER_APPROVAL_REQUIRED' }
  /** `code` is null for a refusal without a name; `field` is what it was about, where the platform says. */
  | { state: 'FAILURE'; code: LoginErrorCode | null; field: 'email' | 'password' | null };

const answerSchema = z.object({
  state: z.string().catch(''),
  sessionToken: z.string().nullish().catch(null),
  stateToken: z.string().nullish().catch(null),
});

/** The server's state as one of ours; null for every other state, which is a failure "Unknown _state". */
export function toIdentityAnswer(raw: unknown): IdentityAnswer | null {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { state, sessionToken, stateToken } = parsed.data;
  if (state === 'SUCCESS' && sessionToken) return { state: 'SUCCESS', sessionToken };
  if (state === 'REQUIRE_OWNER_APPROVAL') return { state: 'OWNER_APPROVAL_REQUIRED' };
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { state: 'EMAIL_VERIFICATION_REQUIRED', stateToken };
  return null;
}

// The numbers are the platform's; see "Error catalog" of the specification.
const CAPTCHA_MISSING = '-19971';
const CAPTCHA_INVALID = '-19970';
const WRONG_PASSWORD = '-19976';
const PASSWORD_RESET = '-19973';
const EMAIL_TAKEN = '-19995';
const PASSWORD_WEAK = '-19989';

const failure = (
  code: LoginErrorCode | null,
  field: 'email' | 'password' | null = null,
): IdentityAnswer & { state: 'FAILURE' } => ({ state: 'FAILURE', code, field });

/** A refused login; null when the platform could not be asked or is too busy, which says nothing about the shopper. */
export function toLoginFailure(error: PlatformError): IdentityAnswer | null {
  if (error.isTemporary) return null;
  switch (applicationCode(error)) {
    case CAPTCHA_MISSING:
      return failure('missingCaptchaToken');
    case CAPTCHA_INVALID:
      return failure('invalidCaptchaToken');
    case WRONG_PASSWORD:
      return failure('invalidPassword');
    case PASSWORD_RESET:
      return failure('resetPassword');
    default:
      return failure('invalidEmail');
  }
}

/** A refused registration; null as in `toLoginFailure`. */
export function toRegisterFailure(error: PlatformError): IdentityAnswer | null {
  if (error.isTemporary) return null;
  if (error.detail.kind === 'validation') return fieldFailure(error);
  switch (applicationCode(error)) {
    case CAPTCHA_MISSING:
      return failure('missingCaptchaToken');
    case CAPTCHA_INVALID:
      return failure('invalidCaptchaToken');
    case EMAIL_TAKEN:
      return failure('emailAlreadyExists', 'email');
    case PASSWORD_WEAK:
      return failure(null, 'password');
    default:
      return failure(null);
  }
}

const applicationCode = ({ detail }: PlatformError): string | null =>
  detail.kind === 'application' ? detail.code : null;

/** The violation's type is in `data`, which only the SDK's own error has. */
const typedViolations = z.object({
  details: z.object({
    validationError: z.object({
      fieldViolations: z.array(z.object({ data: z.object({ type: z.string() }).nullish().catch(null) })),
    }),
  }),
});

function fieldFailure(error: PlatformError): IdentityAnswer {
  const typed = typedViolations.safeParse(error.cause);
  const types = typed.success
    ? typed.data.details.validationError.fieldViolations.map(({ data }) => data?.type)
    : [];
  const fields = error.detail.kind === 'validation' ? error.detail.violations.map(({ field }) => field) : [];
  if (types.includes('EMAIL')) return failure('invalidEmail', 'email');
  if (fields.some((field) => /password/i.test(field))) return failure(null, 'password');
  return failure(null, fields.some((field) => /email|loginId/i.test(field)) ? 'email' : null);
}
