import { mutate } from 'swr';
import { RequestError, sendJson } from '@/lib/http/send-json';
import { onRoleChange } from '@/lib/session/session-channel';
import { failureMessage } from '../errors/failure-message';
import type { CartMessages } from '../i18n/cart-messages';
import { format } from '../i18n/format';
import type { AddOutcome, AddRequest, CouponOutcome, LinePreview } from './cart-api';
import { hasSession, setCartState } from './cart-state';
import { guessAdded, guessQuantity } from './optimistic';
import { type Cart, EMPTY_CART } from './types';

/**
 * The browser's half of the cart, outside React: one writer, one queue. A change shows at once as a guess; the
 * platform's own cart replaces it when it comes; a refusal puts back what was, with words.
 */

export const CART_KEY = '/api/cart';

/** What the platform said last; null until it has said anything. */
let heard: Cart | null = null;
/** The cart as it was last heard of, also when the platform cannot be asked now. */
export const known = (): Cart => heard ?? EMPTY_CART;
/** Numbers of pieces that were asked for and not yet answered, by line. Later wishes replace earlier ones. */
const pendingQuantities = new Map<string, number>();
let queue: Promise<unknown> = Promise.resolve();

// ------------------------------------------------------------------------------------------------ reading

/** The shopper's cart. A visitor without a session has none, and nobody is asked. */
export async function fetchCart(): Promise<Cart> {
  // A read between two writes would show a past that is about to change.
  await queue;
  heard = hasSession() ? (await sendJson<{ cart: Cart }>('GET', CART_KEY)).cart : EMPTY_CART;
  return withWishes(heard);
}

/** The cart that the server has drawn into the page, until something newer is heard. */
export function seed(cart: Cart): void {
  heard ??= cart;
}

/** Asks the platform again. */
export const refresh = (): void => void mutate(CART_KEY);

const withWishes = (cart: Cart): Cart =>
  [...pendingQuantities].reduce((guess, [lineId, quantity]) => guessQuantity(guess, lineId, quantity), cart);

const show = (cart: Cart): void => {
  // At once: what keeps the page's cart in step may not have come yet, and would show only the last of two.
  setCartState({ cart, status: 'ready' });
  void mutate(CART_KEY, cart, { revalidate: false });
};

function confirm(cart: Cart): Cart {
  heard = cart;
  show(withWishes(cart));
  channel()?.postMessage('changed');
  return cart;
}

// ------------------------------------------------------------------------------------------------ writing

/** Runs after all writes before it. The answer is for the caller; the queue itself goes on after a failure. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const run = queue.then(work);
  queue = run.catch(() => undefined);
  return run;
}

/**
 * A write failed: put back what the platform said last, tell the shopper, and ask the platform what is true, because a
 * write without an answer may have happened.
 */
function rollBack({ errors }: CartMessages, error: unknown): string {
  show(withWishes(known()));
  refresh();
  return failureMessage(errors, error instanceof RequestError ? error.code : 'unexpected');
}

export async function add(
  messages: CartMessages,
  request: AddRequest,
  preview: LinePreview,
): Promise<AddOutcome> {
  show(guessAdded(withWishes(known()), request, preview));
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
  show(withWishes(known()));
  setNotice(null);
  void enqueue(async () => {
    const latest = pendingQuantities.get(lineId);
    // A write before this one has already sent the latest wish.
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

function noticeCut(messages: CartMessages, cart: Cart, lineId: string, asked: number): void {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (line && line.quantity < asked && !pendingQuantities.has(lineId))
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
  show({ ...withWishes(known()), couponCode: null, pending: true });
  try {
    confirm((await enqueue(() => sendJson<{ cart: Cart }>('DELETE', '/api/cart/coupon', {}))).cart);
  } catch (error) {
    setNotice(rollBack(messages, error));
  }
}

const setNotice = (notice: string | null): void => setCartState({ notice });

// ------------------------------------------------------------------------------------- other tabs, history

let openChannel: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (openChannel === undefined && 'BroadcastChannel' in globalThis) {
    openChannel = new BroadcastChannel('cart');
    openChannel.onmessage = refresh;
  }
  return openChannel;
}

/**
 * Keeps the cart in step with other tabs, and with time when the page comes back out of the browser's history. Of
 * another shopper than before, nothing that was read is kept.
 */
export function keepInSync(): () => void {
  channel();
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) refresh();
  };
  addEventListener('pageshow', onPageShow);
  const stopListening = onRoleChange(() => {
    heard = null;
    void mutate(() => true, undefined, { revalidate: true });
  });
  return () => {
    removeEventListener('pageshow', onPageShow);
    stopListening();
  };
}
