import 'server-only';
import { env } from '@/lib/env';
import { OAuthFlowError } from '@/lib/errors/oauth-flow-error';
import { type AuthorizeAnswer, authorizeWithoutBrowser, createAuthorizeUrl } from '@/lib/wix/authorization';
import { actForShopper } from '../read';
import { createPkce } from './pkce';
import { redeem } from './redeem';
import { frameFlow } from './step-cookies';

/** A member's tokens are here, or the browser has to get them through a hidden frame with this address. */
export type Completion = { kind: 'signed-in' } | { kind: 'frame'; url: string };

/** Where the platform comes back to; must be on the app's list of redirect addresses, letter by letter. */
export const callbackUrl = (): string => new URL('/auth/callback', env.SITE_URL).href;

/**
 * Turns a login that has succeeded into this browser's session: asks for the authorisation, goes through it in the
 * shopper's place, and exchanges the code. Where the platform answers only to a browser, prepares the hidden frame.
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
  await redeem({ state, codeVerifier, redirectUri, returnTo, startedAt: Date.now() }, answer);
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
  // It becomes the address of a frame in our page: never a script's.
  if (!/^https?:/.test(url)) throw new OAuthFlowError('missing');
  await frameFlow.write({ state, codeVerifier, redirectUri: null, returnTo, startedAt: Date.now() });
  return { kind: 'frame', url };
}

/** So long a sign-in in a hidden frame may take, in milliseconds. */
const FRAME_TIMEOUT_MS = 120_000;

/**
 * Ends a sign-in with what the hidden frame has told the page; answers the path to go on to.
 *
 * @param answer null when the page has waited in vain.
 * @throws OAuthFlowError, PlatformError
 */
export async function completeFromFrame(answer: AuthorizeAnswer | null): Promise<string> {
  const flow = await frameFlow.read();
  // An answer is good once, right or wrong.
  await frameFlow.clear();
  if (answer === null || (flow && Date.now() - flow.startedAt > FRAME_TIMEOUT_MS))
    throw new OAuthFlowError('timed-out');
  await redeem(flow, answer);
  return flow?.returnTo ?? '/';
}
