import 'server-only';
import { actForShopper, readSession } from '@/lib/session/read';
import { storeTokens } from '@/lib/session/store-tokens';
import { type AuthorizeAnswer, createAuthorizeUrl } from '@/lib/wix/authorization';
import { mintVisitorTokens } from '@/lib/wix/tokens';
import { callbackUrl } from './complete';
import { createPkce } from './pkce';
import { redeem } from './redeem';
import { hostedFlow } from './step-cookies';

/**
 * Returns the URL of the platform's own sign-in page, which redirects to `/auth/callback`.
 *
 * @throws PlatformError, TokenRejectedError
 */
export async function startHostedSignIn(returnTo: string): Promise<string> {
  // A GET creates no visitor in the middleware, but this request needs an identity to act for.
  if ((await readSession()) === null) await storeTokens(await mintVisitorTokens());
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
    }),
  );
  await hostedFlow.write({ state, codeVerifier, redirectUri, returnTo, startedAt: Date.now() });
  return url;
}

/**
 * Completes a sign-in on the platform's page. Returns the path to go on to. The stored flow is
 * single use.
 *
 * @throws OAuthFlowError, PlatformError
 */
export async function completeHostedSignIn(answer: AuthorizeAnswer): Promise<string> {
  const flow = await hostedFlow.read();
  await hostedFlow.clear();
  await redeem(flow, answer);
  return flow?.returnTo ?? '/';
}
