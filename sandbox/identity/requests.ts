import { z } from 'zod';
import type { NewMember } from '../members/new-member';
import { captchaTokensSchema } from './captcha-answers';

const text = z.string().max(100).nullish();

/** The parts of an identity's profile that the site stores. */
export const profileSchema = z
  .object({
    firstName: text,
    lastName: text,
    nickname: text,
    slug: text,
    company: text,
    position: text,
    birthdate: text,
    phones: z.array(z.string().max(50)).max(50).nullish(),
    privacyStatus: z.enum(['UNDEFINED', 'PUBLIC', 'PRIVATE']).nullish(),
  })
  .nullish();

/** Returns the profile of a new member. */
export function memberProfile(
  profile: z.infer<typeof profileSchema>,
): Pick<NewMember, 'profile' | 'document' | 'privacyStatus'> {
  if (!profile) return {};
  const { firstName, lastName, nickname, slug, company, position, birthdate, phones, privacyStatus } =
    profile;
  return {
    profile: {
      ...(firstName ? { firstName: firstName.trim() } : {}),
      ...(lastName ? { lastName: lastName.trim() } : {}),
      ...(nickname ? { nickname: nickname.trim() } : {}),
      ...(slug ? { slug } : {}),
    },
    document: {
      ...(phones ? { phones } : {}),
      ...(company ? { company } : {}),
      ...(position ? { jobTitle: position } : {}),
      ...(birthdate ? { birthdate } : {}),
    },
    ...(privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE' ? { privacyStatus } : {}),
  };
}

const loginId = z.object({ email: z.string().max(1000).default('') });
const password = z.string().max(10_000).nullish();

export const loginRequest = z.object({
  loginId: loginId.default({ email: '' }),
  password,
  captchaTokens: captchaTokensSchema,
});
export const registerRequest = loginRequest.extend({ profile: profileSchema });

export const signOnRequest = z.object({
  loginId,
  profile: profileSchema,
  verifyEmail: z.boolean().nullish(),
});

const inputs = z.record(z.string(), z.unknown()).default({});

/** The v1 calls of older packages have the same fields with a different wrapper. */
export const loginV1Request = z.object({
  identifier: z
    .object({ email: z.string().nullish(), userName: z.string().nullish() })
    .default({ email: undefined, userName: undefined }),
  inputs,
  captchaTokens: captchaTokensSchema,
});
export const registerV1Request = z.object({
  identity: z
    .object({
      email: z.object({ address: z.string() }).nullish(),
      identityProfile: z.intersection(
        z.object({ emails: z.array(z.string()).nullish() }).nullish(),
        profileSchema,
      ),
    })
    .nullish(),
  inputs,
  captchaTokens: captchaTokensSchema,
});

export const changePasswordRequest = z.object({ newPassword: z.string().max(10_000) });
export const emailRequest = z.object({ email: z.string().max(1000) });
export const stateTokenRequest = z.object({
  // Some older packages wrap the token once more.
  stateToken: z.union([
    z.string().max(1000),
    z.object({ stateToken: z.string().max(1000) }).transform((outer) => outer.stateToken),
  ]),
});
export const tokenParamsRequest = z.object({
  idpConnectionId: z.string(),
  tokenParams: z.record(z.string(), z.unknown()),
});

export const startVerificationRequest = z.object({
  identityId: z.string(),
  target: z.enum(['EMAIL']).default('EMAIL'),
});
export const verifyRequest = stateTokenRequest.extend({ code: z.string().max(100) });

const redirect = z.object({ url: z.string().max(2048).nullish(), clientId: z.string().nullish() }).nullish();

/** Of the email, ISO 639-1. */
const language = z.string().max(20).nullish();

export const sendRecoveryRequest = emailRequest.extend({ redirect, language });
export const activationRequest = z.object({
  identityId: z.string(),
  emailOptions: z.object({ redirect, language }).nullish(),
});
export const recoverRequest = z.object({
  recoveryToken: z.string().max(1000),
  password: z.string().max(10_000).default(''),
});
