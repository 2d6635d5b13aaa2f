import 'server-only';
import { env } from '@/lib/config/env';
import { isRemovedCart } from '@/lib/errors/shop-error';
import { processState } from '@/lib/process-state';
import { cartPlatform } from './cart/current-cart';
import { createSessionClient } from './session-client';
import { isUsable, mintVisitorTokens, type Tokens } from './tokens';

const TIMEOUT_MS = 1_500;

/**
 * Sends an incomplete token request, which costs nothing: its rejection is an answer, a page of a firewall or
 * a proxy is not. Bypasses the guard of the shop's own calls, so that neither affects the other.
 */
export async function isPlatformReachable(): Promise<boolean> {
  try {
    const response = await fetch(new URL('/oauth2/token', env.WIX_API_ORIGIN), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    response.body?.cancel().catch(() => undefined);
    return response.status < 500 && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

const RECHECK_MS = 60_000;

type State = { isRemoved: boolean; until: number; tokens?: Tokens };
const state = processState('removed-cart', (): State => ({ isRemoved: false, until: 0 }));

/** A request for the cart of a visitor without one shows it. False while the platform is unavailable. */
export async function isCartRemoved(): Promise<boolean> {
  if (env.WIX_CART !== 'v1') return false;
  if (performance.now() >= state.until) {
    const isRemoved = await probe();
    if (isRemoved === null) return false;
    Object.assign(state, { isRemoved, until: performance.now() + RECHECK_MS });
  }
  return state.isRemoved;
}

async function probe(): Promise<boolean | null> {
  try {
    if (!state.tokens || !isUsable(state.tokens.accessToken, Date.now() / 1000))
      state.tokens = await mintVisitorTokens();
    await cartPlatform.fetchCart(createSessionClient(state.tokens.accessToken.value));
    return false;
  } catch (error) {
    return isRemovedCart(error) ? true : null;
  }
}
