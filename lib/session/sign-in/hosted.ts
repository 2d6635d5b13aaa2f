import 'server-only';
import { type AuthorizeAnswer, createAuthorizeUrl } from '@/lib/wix/authorization';
import { mintVisitorTokens } from '@/lib/wix/tokens';
import { actForShopper, readSession } from '../read';
import { storeTokens } from '../store-tokens';
import { callbackUrl } from './complete';
import { createPkce } from './pkce';
import { redeem } from './redeem';
import { hostedFlow } from './step-cookies';

/**
 * The address of the platform's own sign-in page, which comes back to `/auth/callback`.
 *
 * @throws PlatformError, TokenRefusedError
 */
export async function startHostedSignIn(returnTo: string): Promise<string> {
  // The way here is a link, and a look alone makes nobody a visitor; this one acts.
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
 * Ends a sign-in on the platform's page; answers the path to go on to. What was remembered is good once.
 *
 * @throws OAuthFlowError, PlatformError
 */
export async function completeHostedSignIn(answer: AuthorizeAnswer): Promise<string> {
  const flow = await hostedFlow.read();
  await hostedFlow.clear();
  await redeem(flow, answer);
  return flow?.returnTo ?? '/';
}
