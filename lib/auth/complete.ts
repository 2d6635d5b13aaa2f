import 'server-only';
import { env } from '@/lib/config/env';
import { OAuthFlowError } from '@/lib/errors/oauth-flow-error';
import { actForShopper } from '@/lib/session/read';
import { type AuthorizeAnswer, authorizeWithoutBrowser, createAuthorizeUrl } from '@/lib/wix/authorization';
import { createPkce } from './pkce';
import { redeem } from './redeem';
import { frameFlow } from './step-cookies';

/**
 * Either the member's tokens are stored, or the browser must get them in a hidden frame at `url`.
 */
export type Completion = { kind: 'signed-in' } | { kind: 'frame'; url: string };

/** The OAuth redirect URI. It must match an entry of the app's list of allowed URIs exactly. */
export const callbackUrl = (): string => new URL('/auth/callback', env.SITE_URL).href;

/**
 * Turns a successful login into this browser's session. Requests the authorization, follows it on
 * the server, and exchanges the code. Prepares the hidden frame where the platform answers only to
 * a browser.
 *
 * @throws OAuthFlowError, PlatformError
 */
export async function completeSignIn(sessionToken: string, returnTo: string): Promise<Completion> {
  const { codeVerifier, codeChallenge, state } = createPkce();
  const redirectUri = callbackUrl();
  const url = await actForShopper((client) =>
    createAuthorizeUrl(client, {
      prompt: 'none',
      responseMode: 'query',
      state,
      codeChallenge,
      redirectUri,
      sessionToken,
    }),
  );
  const answer = await authorizeWithoutBrowser(url, redirectUri);
  if (answer === null) return prepareFrame(sessionToken, returnTo);
  await redeem({ state, codeVerifier, redirectUri }, answer);
  return { kind: 'signed-in' };
}

async function prepareFrame(sessionToken: string, returnTo: string): Promise<Completion> {
  const { codeVerifier, codeChallenge, state } = createPkce();
  const url = await actForShopper((client) =>
    createAuthorizeUrl(client, {
      prompt: 'none',
      responseMode: 'web_message',
      state,
      codeChallenge,
      redirectUri: null,
      sessionToken,
    }),
  );
  // The URL becomes the `src` of a frame in this page, so it must not be a `javascript:` URL.
  if (!/^https?:/.test(url)) throw new OAuthFlowError('missing');
  await frameFlow.write({ state, codeVerifier, redirectUri: null, returnTo, startedAt: Date.now() });
  return { kind: 'frame', url };
}

/** How long a sign-in in a hidden frame may take, in milliseconds. */
const FRAME_TIMEOUT_MS = 120_000;

/**
 * Completes a sign-in with the message that the hidden frame posted to the page. Returns the path
 * to go on to.
 *
 * @param answer null when the page timed out.
 * @throws OAuthFlowError, PlatformError
 */
export async function completeFromFrame(answer: AuthorizeAnswer | null): Promise<string> {
  const flow = await frameFlow.read();
  // Single use, whether the answer is right or wrong.
  await frameFlow.clear();
  if (answer === null || (flow && Date.now() - flow.startedAt > FRAME_TIMEOUT_MS))
    throw new OAuthFlowError('timed-out');
  await redeem(flow, answer);
  return flow?.returnTo ?? '/';
}
