import 'server-only';
import { env } from '@/lib/config/env';
import { createSessionClient } from '../session-client';
import { isUsable, mintVisitorTokens, type Tokens } from '../tokens';
import { isRemovedCart } from './v1/calls';
import { getCart } from './v1/read';

/** How long an answer is used. */
const RECHECK_MS = 60_000;

let checked = { isRemoved: false, until: 0 };
let tokens: Tokens | undefined;

/**
 * Returns whether the platform has removed the cart that the shop is set to use. A request
 * for the cart of a visitor without one shows it. An unavailable platform shows nothing.
 */
export async function isCartRemoved(): Promise<boolean> {
  if (env.WIX_CART !== 'v1') return false;
  if (performance.now() >= checked.until) {
    const isRemoved = await probe();
    if (isRemoved === null) return false;
    checked = { isRemoved, until: performance.now() + RECHECK_MS };
  }
  return checked.isRemoved;
}

async function probe(): Promise<boolean | null> {
  try {
    if (!tokens || !isUsable(tokens.accessToken, Date.now() / 1000)) tokens = await mintVisitorTokens();
    await getCart(createSessionClient(tokens.accessToken.value));
    return false;
  } catch (error) {
    return isRemovedCart(error) ? true : null;
  }
}
