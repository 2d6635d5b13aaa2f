import { mutate } from 'swr';
import { hasSession, setCartState } from '@/lib/cart/client/store';
import { RequestError, sendJson } from '@/lib/http/send-json';
import type { AddRequest } from '@/lib/model/cart';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { onRoleChange } from '@/lib/session/session-channel';
import { failureMessage } from '../../errors/failure-message';
import type { CartMessages } from '../../i18n/cart-messages';
import { format } from '../../i18n/format';
import type { AddOutcome, CouponOutcome, LinePreview } from './cart-api';
import { guessAdded, guessQuantity } from './optimistic';

/**
 * The cart in the browser, outside React, with one queue of writes. A change shows at once as an
 * optimistic cart, and the platform's response replaces it. A rejection restores the confirmed cart
 * and returns a message.
 */

export const CART_KEY = '/api/cart';

/** The last cart from the platform; null before the first response. */
let confirmedCart: Cart | null = null;
/** Returns the last confirmed cart, also while the platform is unreachable. */
export const getConfirmedCart = (): Cart => confirmedCart ?? EMPTY_CART;
/** Quantities by line id that were requested and are not yet confirmed. A later one replaces it. */
const pendingQuantities = new Map<string, number>();
let queue: Promise<unknown> = Promise.resolve();

// ----------------------------------------------------------------------------------------- reading

/** Returns the shopper's cart. Sends no request without a session: such a visitor has no cart. */
export async function fetchCart(): Promise<Cart> {
  // A read between two writes would show a cart that is about to change.
  await queue;
  confirmedCart = hasSession() ? (await sendJson<{ cart: Cart }>('GET', CART_KEY)).cart : EMPTY_CART;
  return withPending(confirmedCart);
}

/** Stores the cart of the server-rendered page, unless a newer one is confirmed. */
export function seed(cart: Cart): void {
  confirmedCart ??= cart;
}

/** Requests the cart again. */
export const refresh = (): void => void mutate(CART_KEY);

const withPending = (cart: Cart): Cart =>
  [...pendingQuantities].reduce((guess, [lineId, quantity]) => guessQuantity(guess, lineId, quantity), cart);

const show = (cart: Cart): void => {
  // `CartSync` may not have loaded yet, and it would show only the last of two changes.
  setCartState({ cart, status: 'ready' });
  void mutate(CART_KEY, cart, { revalidate: false });
};

function confirm(cart: Cart): Cart {
  confirmedCart = cart;
  show(withPending(cart));
  channel()?.postMessage('changed');
  return cart;
}

// ----------------------------------------------------------------------------------------- writing

/**
 * Returns the result of `work`, which runs after all earlier writes. The queue survives failures.
 */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const run = queue.then(work);
  queue = run.catch(() => undefined);
  return run;
}

/**
 * Restores the confirmed cart after a failed write and returns a message for the shopper. Requests
 * the cart again, because a write without a response may have succeeded.
 */
function rollBack({ errors }: CartMessages, error: unknown): string {
  show(withPending(getConfirmedCart()));
  refresh();
  return failureMessage(errors, error instanceof RequestError ? error.code : 'unexpected');
}

export async function add(
  messages: CartMessages,
  request: AddRequest,
  preview: LinePreview,
): Promise<AddOutcome> {
  show(guessAdded(withPending(getConfirmedCart()), request, preview));
  try {
    const { cart, added } = await enqueue(() =>
      sendJson<{ cart: Cart; added: number }>('POST', '/api/cart/items', request),
    );
    confirm(cart);
    const cut = added < request.quantity;
    return { ok: true, added, message: cut ? format(messages.cart.onlyAdded, { added }) : null };
  } catch (error) {
    return { ok: false, message: rollBack(messages, error) };
  }
}

export function setQuantity(messages: CartMessages, lineId: string, quantity: number): void {
  pendingQuantities.set(lineId, quantity);
  show(withPending(getConfirmedCart()));
  setNotice(null);
  void enqueue(async () => {
    const latest = pendingQuantities.get(lineId);
    // An earlier write has already sent the latest quantity.
    if (latest === undefined) return;
    try {
      const body = { lineId, quantity: latest };
      const { cart } = await sendJson<{ cart: Cart }>('PATCH', '/api/cart/items', body);
      if (pendingQuantities.get(lineId) === latest) pendingQuantities.delete(lineId);
      noticeCut(messages, confirm(cart), lineId, latest);
    } catch (error) {
      pendingQuantities.delete(lineId);
      setNotice(rollBack(messages, error));
    }
  });
}

function noticeCut(messages: CartMessages, cart: Cart, lineId: string, requested: number): void {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (line && line.quantity < requested && !pendingQuantities.has(lineId))
    setNotice(format(messages.cart.cut, { left: line.quantity, name: line.name }));
}

export async function applyCoupon(messages: CartMessages, code: string): Promise<CouponOutcome> {
  try {
    confirm((await enqueue(() => sendJson<{ cart: Cart }>('POST', '/api/cart/coupon', { code }))).cart);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: rollBack(messages, error) };
  }
}

export async function removeCoupon(messages: CartMessages): Promise<void> {
  show({ ...withPending(getConfirmedCart()), couponCode: null, pending: true });
  try {
    confirm((await enqueue(() => sendJson<{ cart: Cart }>('DELETE', '/api/cart/coupon', {}))).cart);
  } catch (error) {
    setNotice(rollBack(messages, error));
  }
}

const setNotice = (notice: string | null): void => setCartState({ notice });

// ----------------------------------------------------------------------------- other tabs, history

let openChannel: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (openChannel === undefined && 'BroadcastChannel' in globalThis) {
    openChannel = new BroadcastChannel('cart');
    openChannel.onmessage = refresh;
  }
  return openChannel;
}

/**
 * Synchronizes the cart with other tabs, and refreshes it when the page returns from the
 * back-forward cache. Drops all cached responses when the role of the session changes, because they
 * belong to the previous shopper. Returns a function that stops the synchronization.
 */
export function keepInSync(): () => void {
  channel();
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) refresh();
  };
  addEventListener('pageshow', onPageShow);
  const stopListening = onRoleChange(() => {
    confirmedCart = null;
    void mutate(() => true, undefined, { revalidate: true });
  });
  return () => {
    removeEventListener('pageshow', onPageShow);
    stopListening();
  };
}
