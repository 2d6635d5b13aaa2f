import 'server-only';
import { OAuthFlowError } from '@/lib/errors/oauth-flow-error';
import { TokenRejectedError } from '@/lib/errors/platform-error';
import { storeTokens } from '@/lib/session/store-tokens';
import type { AuthorizeAnswer } from '@/lib/wix/authorization';
import { exchangeCode } from '@/lib/wix/tokens';
import { isSameText } from './pkce';
import type { Flow } from './step-cookies';

/**
 * Exchanges an authorization code for the member's tokens and makes them this browser's session.
 *
 * @param flow the flow stored when the authorization was requested; null when there is none or it
 *   was used before.
 * @throws OAuthFlowError; PlatformError when the platform is unavailable.
 */
export async function redeem(
  flow: Pick<Flow, 'state' | 'codeVerifier' | 'redirectUri'> | null,
  { code, state }: AuthorizeAnswer,
): Promise<void> {
  if (!code || !state) throw new OAuthFlowError('missing');
  if (flow === null || !isSameText(state, flow.state)) throw new OAuthFlowError('state');
  const { codeVerifier, redirectUri } = flow;
  try {
    await storeTokens(await exchangeCode({ code, codeVerifier, redirectUri }));
  } catch (error) {
    if (error instanceof TokenRejectedError) throw new OAuthFlowError('exchange', { cause: error });
    throw error;
  }
}
