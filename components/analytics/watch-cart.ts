import { cartChangeEvents, cartEvent, lineEvent } from '@/lib/analytics/build-events';
import { track } from '@/lib/analytics/client/pipeline';
import { type CartState, getCartState, hasSession, subscribe } from '@/lib/cart/client/store';
import type { Cart } from '@/lib/model/cart';
import { barePath } from '@/lib/urls';

/**
 * Reports additions and removals when the platform has confirmed them. A change of this page is
 * pending before, and another tab's or the platform's own change is not, so each change is reported
 * once and by the tab that made it.
 */
export function watchCart(): () => void {
  /** The last confirmed cart. Null before the first read. */
  let confirmed: Cart | null = knownCart(getCartState());
  /** The cart as it was shown while a change was pending. */
  let pending: Cart | null = null;

  return subscribe(() => {
    const state = getCartState();
    if (state.cart.pending) {
      pending = state.cart;
      return;
    }
    const next = knownCart(state);
    if (next === null) {
      // The session has begun or changed. A visitor without one had an empty cart.
      if (hasSession()) confirmed = null;
      return;
    }
    if (pending && state.status === 'ready')
      for (const event of confirmed ? cartChangeEvents(confirmed, next) : additions(pending, next))
        track(event);
    pending = null;
    confirmed = next;
  });
}

const knownCart = ({ cart, status }: CartState): Cart | null =>
  status === 'unknown' || cart.pending ? null : cart;

/**
 * Returns the additions to a cart that was not read before them. The cart then showed only the
 * lines that were added.
 */
const additions = (pending: Cart, next: Cart) =>
  pending.lines.flatMap((added) => {
    const line = next.lines.find(
      ({ productId, choices }) =>
        productId === added.productId &&
        choices.every(({ value }, index) => added.choices[index]?.value === value),
    );
    return line ? [lineEvent(line, Math.min(added.quantity, line.quantity))] : [];
  });

/**
 * Reports the view of the cart as soon as it is known, if the path is the cart's. Returns the
 * function that stops waiting for it.
 */
export function reportCartView(path: string): () => void {
  if (barePath(path) !== '/cart') return () => undefined;
  let stop = () => {};
  let isDone = false;
  const report = () => {
    const cart = knownCart(getCartState());
    const event = cart && cartEvent('view_cart', cart);
    if (isDone || !event) return;
    isDone = true;
    stop();
    track(event);
  };
  stop = subscribe(report);
  report();
  return stop;
}
