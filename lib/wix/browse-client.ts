import 'server-only';
import { createClient } from '@wix/sdk';
import { collections, products } from '@wix/stores';
import { callPlatform, PlatformError } from './platform-error';
import { mintVisitorTokens, renewTokens, TokenRefusedError, type Tokens } from './tokens';
import { platformFetch } from './transport';

/** Renewed this long before the end, so that a token does not expire on its way. */
const SPARE_SECONDS = 60;

let tokens: Tokens | undefined;
let pending: Promise<Tokens> | undefined;

/**
 * The client for everything that is the same for everybody: the catalogue. It holds one anonymous identity of the
 * shop's own, shared by all requests of this process, and is the only client that may stand behind `"use cache"`.
 */
const client = createClient({
  modules: { products, collections },
  auth: { getAuthHeaders: async () => ({ headers: { Authorization: (await current()).accessToken.value } }) },
  fetch: platformFetch,
});

/**
 * Runs a catalogue read. When the platform refuses the shop's token (its key was changed, say), once more with a new
 * identity.
 *
 * @throws PlatformError
 */
export async function browse<T>(read: (browseClient: typeof client) => Promise<T>): Promise<T> {
  try {
    return await callPlatform(() => read(client));
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    tokens = undefined;
    return await callPlatform(() => read(client));
  }
}

/** Concurrent callers share one request for tokens. */
async function current(): Promise<Tokens> {
  if (tokens && tokens.accessToken.expiresAt - SPARE_SECONDS > Date.now() / 1000) return tokens;
  pending ??= obtain(tokens).finally(() => {
    pending = undefined;
  });
  tokens = await pending;
  return tokens;
}

async function obtain(old: Tokens | undefined): Promise<Tokens> {
  if (!old) return mintVisitorTokens();
  try {
    return await renewTokens(old.refreshToken);
  } catch (error) {
    if (error instanceof TokenRefusedError) return mintVisitorTokens();
    throw error;
  }
}
