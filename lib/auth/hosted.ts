import 'server-only';
import type { SocialProvider } from '@/lib/config/shop-schema';
import { ShopError } from '@/lib/errors/shop-error';
import { countAttempt } from '@/lib/limits/limit';
import { actForShopper, readSession } from '@/lib/session/read';
import { langOf } from '@/lib/urls';
import { type AuthorizeAnswer, createAuthorizeUrl } from '@/lib/wix/authorization';
import { callbackUrl, createPkce, redeem } from './complete';
import { hostedFlow, recordSignIn } from './step-cookies';

/** @throws PlatformError, TokenRejectedError, ShopError `too-many-attempts` */
export async function startHostedSignIn(
  returnTo: string,
  provider: SocialProvider | null = null,
): Promise<string> {
  await countAttempt('hosted-sign-in', '');
  const session = await readSession();
  if (session) await countAttempt('hosted-sign-in-of-session', session.refreshToken.value);
  const { codeVerifier, codeChallenge, state } = createPkce();
  const redirectUri = callbackUrl();
  const url = await actForShopper((client) =>
    createAuthorizeUrl(client, {
      prompt: 'login',
      responseMode: 'query',
      state,
      codeChallenge,
      redirectUri,
      sessionToken: null,
      provider,
      lang: langOf(returnTo),
    }),
  );
  const startedAt = Date.now();
  await hostedFlow.write({ state, codeVerifier, redirectUri, returnTo, startedAt, provider });
  return url;
}

/**
 * The path to go on to. `error`: of the OAuth standard, in place of a code.
 * @throws OAuthFlowError, PlatformError, ShopError `sign-in-canceled`
 */
export async function completeHostedSignIn(
  answer: AuthorizeAnswer,
  error: string | null = null,
): Promise<string> {
  const flow = await hostedFlow.take(answer.state);
  if (error === 'access_denied') throw new ShopError('sign-in-canceled');
  await redeem(flow, answer);
  const used = flow?.provider ?? null;
  if (used !== null) await recordSignIn({ used, linked: [used] });
  return flow?.returnTo ?? '/';
}
