import 'server-only';
// The platform's categories have no package of their own beside the generated one.
import * as categories from '@wix/auto_sdk_categories_categories';
import { recommendations } from '@wix/ecom';
import { reviews } from '@wix/reviews';
import { createClient } from '@wix/sdk';
import {
  catalogVersioning,
  collections,
  customizationsV3,
  inventoryItemsV3,
  products,
  productsV3,
} from '@wix/stores';
// The package @wix/data exports this one as `items`, and brings ten others.
import * as dataItems from '@wix/wix-data-items-sdk';
import { PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import type { BrowseLane } from './call-budget';
import { currentViewHeaders } from './catalog/view';
import { callPlatform } from './platform-error';
import { isUsable, mintVisitorTokens, renewTokens, type Tokens } from './tokens';
import { platformFetch } from './transport';

let tokens: Tokens | undefined;
let pending: Promise<Tokens> | undefined;

/**
 * Creates the client for shared data: the catalog, recommendations and plain pages. It uses one
 * anonymous identity of the shop, shared by all requests of this process, and has the language and
 * the currency of the read that runs. It is the only client that may be used inside `"use cache"`.
 */
function createBrowseClient(accessToken: string, lane: BrowseLane) {
  return createClient({
    modules: {
      ...{ products, collections },
      ...{ productsV3, inventoryItemsV3, customizationsV3, categories },
      catalogVersioning,
      dataItems,
      reviews,
      recommendations,
    },
    headers: currentViewHeaders(),
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: accessToken } }) },
    fetch: (input: string | URL | Request, init?: RequestInit) => platformFetch(input, init, lane),
  });
}

/**
 * Runs a catalog read. When the platform rejects the shop's token (for example after a key change),
 * retries once with a new identity.
 *
 * @param lane the part of the quota that the read belongs to
 * @throws PlatformError, with the status 429 when that part is used up
 */
export async function browse<T>(
  read: (client: ReturnType<typeof createBrowseClient>) => Promise<T>,
  lane: BrowseLane = 'catalog',
): Promise<T> {
  // Tokens are fetched before the client needs them, because it overwrites messages of errors
  // inside it.
  const readWith = ({ accessToken }: Tokens) =>
    callPlatform(() => read(createBrowseClient(accessToken.value, lane)));
  const used = await callPlatform(current);
  try {
    return await readWith(used);
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    // A concurrent call may have been rejected first and have replaced the identity already.
    if (tokens === used) tokens = undefined;
    return await readWith(await callPlatform(current));
  }
}

/** Concurrent callers share one request for tokens. */
async function current(): Promise<Tokens> {
  if (tokens && isUsable(tokens.accessToken, Date.now() / 1000)) return tokens;
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
