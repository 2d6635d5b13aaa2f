import { z } from 'zod';
import type { SocialProvider } from '@/lib/config/shop-schema';
import type { PlatformError } from '@/lib/errors/platform-error';
import { codeOf } from '../platform-error';
import { malformedAnswer } from '../well-formed';

export type LoginErrorCode =
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'invalidPassword'
  | 'resetPassword'
  | 'invalidEmail'
  | 'emailAlreadyExists'
  /** Says nothing about the email, the password or the code. */
  | 'tooManyAttempts';

export type IdentityAnswer =
  /** `linked`: the providers that the platform reports for the member, where it reports any. */
  | { state: 'success'; sessionToken: string; linked?: SocialProvider[] }
  | { state: 'verification-required'; stateToken: string }
  | { state: 'approval-required' }
  /** `code`: null for an unnamed reason. `field`: the rejected one, where the platform names it. */
  | { state: 'failure'; code: LoginErrorCode | null; field: 'email' | 'password' | null };

const answerSchema = z.object({
  state: z.string(),
  sessionToken: z.string().nullish(),
  stateToken: z.string().nullish(),
  identity: z
    .object({
      connections: z
        .array(z.object({ idpConnection: z.object({ idpConnectionId: z.string() }).nullish().catch(null) }))
        .max(100),
    })
    .nullish()
    .catch(null),
});

/** Null for a state that the shop does not know. @throws PlatformError for another shape */
export function toIdentityAnswer(raw: unknown): IdentityAnswer | null {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) throw malformedAnswer();
  const { state, sessionToken, stateToken, identity } = parsed.data;
  if (state === 'SUCCESS' && sessionToken) {
    const linked = (identity?.connections ?? []).flatMap(
      ({ idpConnection }) => providerOf(idpConnection?.idpConnectionId ?? '') ?? [],
    );
    return { state: 'success', sessionToken, linked: linked.length > 0 ? [...new Set(linked)] : undefined };
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { state: 'approval-required' };
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { state: 'verification-required', stateToken };
  return null;
}

// The platform's numeric codes; see "Error catalog" of the specification.
const CAPTCHA_MISSING = '-19971';
const CAPTCHA_INVALID = '-19970';
const WRONG_PASSWORD = '-19976';
const PASSWORD_RESET = '-19973';
const EMAIL_TAKEN = '-19995';
const PASSWORD_WEAK = '-19989';
const THROTTLED = new Set(['-19959', 'THROTTLED_FEATURE']);

const failure = (
  code: LoginErrorCode | null,
  field: 'email' | 'password' | null = null,
): IdentityAnswer & { state: 'failure' } => ({ state: 'failure', code, field });

/** Null as in `toLoginFailure`. */
export function toCodeFailure(error: PlatformError): IdentityAnswer | null {
  if (error.isTemporary) return null;
  return failure(THROTTLED.has(codeOf(error) ?? '') ? 'tooManyAttempts' : null);
}

/** Null for a temporary failure, which says nothing about the shopper. */
export function toLoginFailure(error: PlatformError): IdentityAnswer | null {
  if (error.isTemporary) return null;
  if (THROTTLED.has(codeOf(error) ?? '')) return failure('tooManyAttempts');
  switch (codeOf(error)) {
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

/** Null as in `toLoginFailure`. */
export function toRegisterFailure(error: PlatformError): IdentityAnswer | null {
  if (error.isTemporary) return null;
  if (error.detail.kind === 'validation') return fieldFailure(error);
  if (THROTTLED.has(codeOf(error) ?? '')) return failure('tooManyAttempts');
  switch (codeOf(error)) {
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

/** The type of a violation is in `data`, which only the SDK's own error has. */
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

/** The platform's ids of the identity providers, equal on every site. */
const PROVIDER_IDS: Record<SocialProvider, string> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

export const providerId = (provider: SocialProvider): string => PROVIDER_IDS[provider];

const providerOf = (id: string): SocialProvider | null =>
  id === PROVIDER_IDS.google ? 'google' : id === PROVIDER_IDS.facebook ? 'facebook' : null;
