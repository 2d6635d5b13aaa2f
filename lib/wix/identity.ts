import 'server-only';
import { env } from '@/lib/config/env';
import { OAuthFlowError, PlatformError } from '@/lib/errors/platform-error';
import { fetchJson } from './fetch-json';
import {
  type IdentityAnswer,
  toCodeFailure,
  toIdentityAnswer,
  toLoginFailure,
  toRegisterFailure,
} from './map/identity';
import { callPlatform } from './platform-error';
import type { SessionClient } from './session-client';
import { platformLang } from './view-headers';

/** Tokens of the two captcha widgets. Null for a widget that was not used. */
export type CaptchaTokens = { visible: string | null; invisible: string | null };

export type Credentials = { email: string; password: string; captcha: CaptchaTokens };
export type NewMember = Credentials & { firstName: string | null; lastName: string | null };

/** @throws PlatformError when the platform is unavailable, OAuthFlowError for an unknown state */
export function login(client: SessionClient, { email, password, captcha }: Credentials) {
  return answerOf(
    () => client.authentication.loginV2({ email }, { password, ...captchaOf(captcha) }),
    toLoginFailure,
  );
}

/** @throws as `login` */
export function register(client: SessionClient, member: NewMember) {
  const { email, password, captcha, firstName, lastName } = member;
  const profile =
    firstName || lastName
      ? { firstName: firstName || undefined, lastName: lastName || undefined }
      : undefined;
  return answerOf(
    () => client.authentication.registerV2({ email }, { password, profile, ...captchaOf(captcha) }),
    toRegisterFailure,
  );
}

/** The SDK takes both kinds in one element. */
const captchaOf = ({ visible, invisible }: CaptchaTokens) =>
  visible === null && invisible === null
    ? {}
    : {
        captchaTokens: [
          {
            Recaptcha: visible ?? undefined,
            InvisibleRecaptcha: invisible ?? undefined,
          },
        ],
      };

/** Continues a login or registration that waits for the code from the email. @throws as `login` */
export function verify(client: SessionClient, code: string, stateToken: string) {
  return answerOf(() => client.verification.verifyDuringAuthentication(code, { stateToken }), toCodeFailure);
}

const RESEND_PATH = '/_api/iam/verification/v1/auth/resend';

/** The installed package has no function for this endpoint, which older ones call. @throws as `login` */
export function resendCode(client: SessionClient, stateToken: string) {
  return answerOf(
    () =>
      fetchJson(client, RESEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ stateToken }),
      }),
    toCodeFailure,
  );
}

async function answerOf(
  call: () => Promise<unknown>,
  toFailure: (error: PlatformError) => IdentityAnswer | null,
): Promise<IdentityAnswer> {
  try {
    const answer = toIdentityAnswer(await callPlatform(call));
    if (answer === null) throw new OAuthFlowError('unknown-state');
    return answer;
  } catch (error) {
    // A rejected access token says nothing about email or password. The session is renewed first.
    if (!(error instanceof PlatformError) || error.isUnauthenticated) throw error;
    const failure = toFailure(error);
    if (failure === null) throw error;
    return failure;
  }
}

/**
 * The platform emails a link to its page for a new password, which redirects to `returnUrl`. `lang`: of the
 * email, which would otherwise be in the language of the member's profile. The platform decides how
 * it responds for an unknown email. @throws PlatformError
 */
export async function sendRecoveryEmail(
  client: SessionClient,
  email: string,
  { returnUrl, lang }: { returnUrl: string; lang: string },
): Promise<void> {
  await callPlatform(() =>
    client.recovery.sendRecoveryEmail(email, {
      language: platformLang(lang),
      redirect: { url: returnUrl, clientId: env.WIX_CLIENT_ID },
    }),
  );
}

/** Takes no old password, and keeps the session. @throws PlatformError when the site rejects the new one */
export async function changePassword(client: SessionClient, newPassword: string): Promise<void> {
  await callPlatform(() => client.authentication.changePassword(newPassword));
}
