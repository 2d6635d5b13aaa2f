import { type Cart, EMPTY_CART } from './types';

/**
 * The cart as this page knows it, outside React and without the code that reads and changes it: that comes when there
 * can be a cart (see components/cart/cart-keeper.tsx). Most who look around never have one.
 */

export type CartState = {
  cart: Cart;
  /** `unknown`: nothing heard yet. `unreachable`: `cart` is what was last seen and may be old. */
  status: 'unknown' | 'ready' | 'unreachable';
  /** Words about the last change that failed or that the platform altered, until dismissed. */
  notice: string | null;
};

const UNKNOWN: CartState = { cart: EMPTY_CART, status: 'unknown', notice: null };
/** Of a shopper without a session, who can have none. */
const NONE: CartState = { ...UNKNOWN, status: 'ready' };

let heard: CartState | null = null;
/** The shopper has asked for something in this page: a session is about to begin. */
let wanted = false;
const listeners = new Set<() => void>();

/** Only a shopper who has acted has a session, and a cart. */
export const hasSession = (): boolean => /(?:^|;\s*)(?:__Host-)?role=/.test(document.cookie);

export const isCartNeeded = (): boolean => wanted || hasSession();
export const readCartState = (): CartState => heard ?? (isCartNeeded() ? UNKNOWN : NONE);
export const readOnServer = (): CartState => UNKNOWN;

export function setCartState(change: Partial<CartState>): void {
  heard = { ...readCartState(), ...change };
  tell();
}

export function requireCart(): void {
  wanted = true;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the cart has changed, or whether there can be one may have. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  // Safari and Firefox tell of cookies only lately; coming back to the page, or out of the history, is the next best.
  const cookies = 'cookieStore' in window ? window.cookieStore : null;
  cookies?.addEventListener('change', listener);
  addEventListener('focus', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    cookies?.removeEventListener('change', listener);
    removeEventListener('focus', listener);
    removeEventListener('pageshow', listener);
  };
}
