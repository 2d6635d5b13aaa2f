import 'server-only';
import { createClient } from '@wix/sdk';
import { collections, products } from '@wix/stores';
import type { BrowseLane } from './call-budget';
import { callPlatform, PlatformError } from './platform-error';
import { mintVisitorTokens, renewTokens, TokenRejectedError, type Tokens } from './tokens';
import { platformFetch } from './transport';

/** Renewed this long before the end, so that a token does not expire on its way. */
const SPARE_SECONDS = 60;

let tokens: Tokens | undefined;
let pending: Promise<Tokens> | undefined;

/**
 * The client for everything that is the same for everybody: the catalog. It speaks with one anonymous identity of
 * the shop's own, shared by all requests of this process, and is the only client that may stand behind `"use cache"`.
 */
function createBrowseClient(accessToken: string, lane: BrowseLane) {
  return createClient({
    modules: { products, collections },
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: accessToken } }) },
    fetch: (input: string | URL | Request, init?: RequestInit) => platformFetch(input, init, lane),
  });
}

/**
 * Runs a catalog read. When the platform refuses the shop's token (its key was changed, say), once more with a new
 * identity.
 *
 * @param lane the part of the quota that the read belongs to
 * @throws PlatformError, with the status 429 when that part is used up
 */
export async function browse<T>(
  read: (client: ReturnType<typeof createBrowseClient>) => Promise<T>,
  lane: BrowseLane = 'catalog',
): Promise<T> {
  // The tokens are got before the client asks for them: it would write over the message of an error inside it.
  const readWith = ({ accessToken }: Tokens) =>
    callPlatform(() => read(createBrowseClient(accessToken.value, lane)));
  const used = await callPlatform(current);
  try {
    return await readWith(used);
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    // Others may have been refused before, and have got a new identity already.
    if (tokens === used) tokens = undefined;
    return await readWith(await callPlatform(current));
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
    if (error instanceof TokenRejectedError) return mintVisitorTokens();
    throw error;
  }
}
