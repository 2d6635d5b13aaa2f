import { readHostCookie } from '@/lib/http/host-cookie';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { SESSION_COOKIES } from '@/lib/session/cookie-names';

/**
 * The cart state of this page, outside React. It does not include the code that reads and changes a
 * cart, because most visitors never have one. `CartSync` in ./sync loads when a cart is
 * possible.
 */

export type CartState = {
  cart: Cart;
  /** `unknown`: not loaded. `unreachable`: `cart` is the last confirmed cart and may be stale. */
  status: 'unknown' | 'ready' | 'unreachable';
  /** Message about the last change that failed or that the platform altered, until dismissed. */
  notice: string | null;
};

const UNKNOWN: CartState = { cart: EMPTY_CART, status: 'unknown', notice: null };
/** The state of a visitor without a session, who has no cart. */
const NONE: CartState = { ...UNKNOWN, status: 'ready' };

let current: CartState | null = null;
/** True after the shopper has changed the cart on this page: a session is about to begin. */
let isRequested = false;
const listeners = new Set<() => void>();

/** Returns whether the visitor has a session. Session and cart begin with the first action. */
export const hasSession = (): boolean => readHostCookie(SESSION_COOKIES.role) !== undefined;

export const isCartNeeded = (): boolean => isRequested || hasSession();
export const readCartState = (): CartState => current ?? (isCartNeeded() ? UNKNOWN : NONE);
export const readOnServer = (): CartState => UNKNOWN;

export function setCartState(change: Partial<CartState>): void {
  current = { ...readCartState(), ...change };
  notifyListeners();
}

export function requireCart(): void {
  isRequested = true;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the cart changes or the session may have. Returns the unsubscriber. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  // Older Safari and Firefox report no cookie changes. `focus` and `pageshow` stand in.
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
