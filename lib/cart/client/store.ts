import { useSyncExternalStore } from 'react';
import { type AddRequest, type Cart, type CartLine, EMPTY_CART } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Picture } from '@/lib/model/product';
import { readRole } from '@/lib/session/session-channel';
import { createListeners, type Listeners } from '@/lib/store';

/**
 * The cart of this page, outside React. The queue hands it the changes that wait for the platform, and
 * `CartSync` the responses. No code here reads or changes a cart, because most visitors never have one.
 */

export type CartState = {
  /** The last confirmed cart with the pending changes applied. */
  cart: Cart;
  /** `unknown`: not loaded. `unreachable`: `cart` may be stale. */
  status: 'unknown' | 'ready' | 'unreachable';
};

const UNKNOWN: CartState = { cart: EMPTY_CART, status: 'unknown' };
/** A visitor without a session has no cart. */
const NONE: CartState = { cart: EMPTY_CART, status: 'ready' };

/** Null before the first response. */
let confirmed: Cart | null = null;
let applyPending = (cart: Cart): Cart => cart;
let shown: CartState | null = null;
let notice: string | null = null;
/** True after the shopper has changed the cart on this page: a session is about to begin. */
let isRequested = false;
/** Number of the last read or change. The response to an earlier read is superseded. */
let version = 0;

/** Session and cart begin with the first action. */
export const hasSession = (): boolean => readRole() !== null;

export const isCartNeeded = (): boolean => isRequested || hasSession();
/** False while `cart` is a guess or may be stale. */
export const isCartConfirmed = (): boolean => confirmed !== null && shown?.status === 'ready';
export const getCartState = (): CartState => shown ?? (isCartNeeded() ? UNKNOWN : NONE);
export const getServerCartState = (): CartState => UNKNOWN;
export const getNotice = (): string | null => notice;

const changes: Listeners = createListeners(() => {
  // Older Safari and Firefox report no cookie changes. `focus` and `pageshow` replace them.
  const cookies = 'cookieStore' in window ? window.cookieStore : null;
  cookies?.addEventListener('change', changes.notify);
  addEventListener('focus', changes.notify);
  addEventListener('pageshow', changes.notify);
  return () => {
    cookies?.removeEventListener('change', changes.notify);
    removeEventListener('focus', changes.notify);
    removeEventListener('pageshow', changes.notify);
  };
});

/** Also notifies when the session may have changed. Returns the unsubscriber. */
export const { subscribe } = changes;

function show(status: CartState['status'] = 'ready'): void {
  shown = { cart: applyPending(confirmed ?? EMPTY_CART), status };
  changes.notify();
}

export function requireCart(): void {
  isRequested = true;
  changes.notify();
}

export function setNotice(message: string | null): void {
  notice = message;
  changes.notify();
}

/** Shows the confirmed cart with the pending changes that `apply` adds to it from now on. */
export function showPending(apply: (cart: Cart) => Cart): void {
  version += 1;
  applyPending = apply;
  show();
}

export function confirmCart(cart: Cart): void {
  version += 1;
  confirmed = cart;
  show();
}

/**
 * Shows the server's cart, or a stored one as `unreachable`, unless one is confirmed. The response to a read
 * on its way replaces it, because the framework may restore an older page.
 */
export function seedCart(cart: Cart, status: CartState['status'] = 'ready'): void {
  if (confirmed) return;
  confirmed = cart;
  show(status);
}

/**
 * Ignores the outcome when a change or another read has begun since: it may be older than the shown cart.
 * @throws what `request` throws
 */
export async function readCart(request: () => Promise<Cart>): Promise<void> {
  version += 1;
  const own = version;
  try {
    const cart = await request();
    if (own === version) confirmCart(cart);
  } catch (error) {
    if (own === version) show('unreachable');
    throw error;
  }
}

/** The cart belongs to the previous session. */
export function clearCart(): void {
  version += 1;
  confirmed = null;
  shown = null;
  changes.notify();
}

/** For a pending line. `choices` are what it shows: the request has keys of modifiers and texts. */
export type LinePreview = {
  name: string;
  href: string;
  choices: CartLine['choices'];
  price: Money | null;
  picture: Picture | null;
};

/** `added` is the added quantity. The platform limits it to the stock and may add nothing. */
export type AddOutcome = { ok: true; added: number; message: string | null } | { ok: false; message: string };

export type CodeOutcome = { ok: true } | { ok: false; message: string };

export type CartCommands = {
  add(request: AddRequest, preview: LinePreview): Promise<AddOutcome>;
  /**
   * Sets an absolute quantity; 0 removes the line. Fast repeats collapse into one write. False when it fails:
   * the line stays as it was, and a notice says why.
   */
  setQuantity(lineId: string, quantity: number): Promise<boolean>;
  /** False as for `setQuantity`. */
  remove(lineId: string): Promise<boolean>;
  /** Also pays with a gift card. */
  applyCode(code: string): Promise<CodeOutcome>;
  removeCoupon(): void;
  removeGiftCard(): void;
  /** Stores the note to the merchant; an empty one removes it. */
  setNote(note: string): Promise<CodeOutcome>;
  retry(): void;
};

export type CartApi = CartState &
  CartCommands & {
    /** Message about the last change that failed or that the platform altered, until dismissed. */
    notice: string | null;
    dismissNotice(): void;
  };

/** Does not load the code that changes the cart. */
export const useCartState = (): CartState =>
  useSyncExternalStore(subscribe, getCartState, getServerCartState);

/** Whether the shopper has a session or is about to. False during server rendering. */
export const useCartNeeded = (): boolean => useSyncExternalStore(subscribe, isCartNeeded, () => false);
