import 'server-only';
// The platform's categories have no separate package besides the generated one.
import * as categories from '@wix/auto_sdk_categories_categories';
import { recommendations } from '@wix/ecom';
import { reviews } from '@wix/reviews';
import {
  catalogVersioning,
  collections,
  customizationsV3,
  inventoryItemsV3,
  products,
  productsV3,
  readOnlyVariantsV3,
} from '@wix/stores';
// The package @wix/data exports this one as `items`, and brings ten others.
import * as dataItems from '@wix/wix-data-items-sdk';
import { PlatformError, TokenRejectedError } from '@/lib/errors/platform-error';
import { recordPlatformFailure } from '@/lib/observe/failure';
import { processState } from '@/lib/process-state';
import type { BrowseLane } from './call-budget';
import { createLazyClient } from './lazy-client';
import { callPlatform } from './platform-error';
import { isUsable, mintVisitorTokens, renewTokens, type Tokens } from './tokens';
import { platformFetch } from './transport';
import { currentViewHeaders } from './view-headers';

const modules = {
  products,
  collections,
  productsV3,
  readOnlyVariantsV3,
  inventoryItemsV3,
  customizationsV3,
  categories,
  catalogVersioning,
  dataItems,
  reviews,
  recommendations,
};

type Identity = { tokens?: Tokens | undefined; pending?: Promise<Tokens> | undefined };
const identity = processState('browse-identity', (): Identity => ({}));

/** `reserved`: the part of the quota that is left to carts, without a separate bound. */
export type CallLane = BrowseLane | 'reserved';

/**
 * The client for shared data, and the only one for `"use cache"`: one anonymous identity for all requests of
 * this process, and the language and currency of the read that runs.
 */
function createBrowseClient(accessToken: string, lane: CallLane) {
  return createLazyClient(modules, {
    headers: currentViewHeaders(),
    auth: { getAuthHeaders: async () => ({ headers: { Authorization: accessToken } }) },
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      platformFetch(input, init, lane === 'reserved' ? undefined : lane),
  });
}

/**
 * Retries once with a new identity when the platform rejects the shop's token, e.g. after a key change.
 * @throws PlatformError, with the status 429 when the lane's part of the quota is used up
 */
export async function browse<T>(
  read: (client: ReturnType<typeof createBrowseClient>) => Promise<T>,
  lane: CallLane = 'catalog',
): Promise<T> {
  // Tokens are fetched here, because the client overwrites messages of errors inside it.
  const readWith = ({ accessToken }: Tokens) =>
    callCatalog(() => read(createBrowseClient(accessToken.value, lane)));
  const used = await callCatalog(current);
  try {
    return await readWith(used);
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isUnauthenticated) throw error;
    // A concurrent call may have been rejected first and have replaced the identity already.
    if (identity.tokens === used) identity.tokens = undefined;
    return await readWith(await callCatalog(current));
  }
}

/** As `callPlatform`. Records a failure, also a malformed response, for the status of the page. */
export async function callCatalog<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callPlatform(call);
  } catch (error) {
    recordPlatformFailure(error);
    throw error;
  }
}

/** Concurrent callers share one request for tokens. */
async function current(): Promise<Tokens> {
  const { tokens } = identity;
  if (tokens && isUsable(tokens.accessToken, Date.now() / 1000)) return tokens;
  identity.pending ??= renewOrMint(tokens).finally(() => {
    identity.pending = undefined;
  });
  identity.tokens = await identity.pending;
  return identity.tokens;
}

async function renewOrMint(old: Tokens | undefined): Promise<Tokens> {
  if (!old) return mintVisitorTokens();
  try {
    return await renewTokens(old.refreshToken);
  } catch (error) {
    if (error instanceof TokenRejectedError) return mintVisitorTokens();
    throw error;
  }
}
