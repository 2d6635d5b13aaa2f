'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { AddOutcome, CartApi } from './cart-api';
import { onCartNews, readCartState, readOnServer, setCartState, wantCart } from './cart-state';
import type { Cart } from './types';

/** The code that changes a cart comes with the first change; what is done at once is done in order. */
function store(): Promise<typeof import('./cart-store')> {
  wantCart();
  return import('./cart-store');
}

const UNREACHABLE: AddOutcome = {
  ok: false,
  message: 'We can’t reach the shop. Check your connection and try again.',
};

/** The code could not be fetched, and so nothing was changed. */
const unreachable = (): void => setCartState({ notice: UNREACHABLE.message });

const commands = {
  add: (request, preview) =>
    store().then(
      ({ add }) => add(request, preview),
      () => UNREACHABLE,
    ),
  setQuantity: (lineId, quantity) =>
    void store().then(({ setQuantity }) => setQuantity(lineId, quantity), unreachable),
  remove: (lineId) => void store().then(({ setQuantity }) => setQuantity(lineId, 0), unreachable),
  applyCoupon: (code) =>
    store().then(
      ({ applyCoupon }) => applyCoupon(code),
      () => UNREACHABLE,
    ),
  removeCoupon: () => void store().then(({ removeCoupon }) => removeCoupon(), unreachable),
  dismissNotice: () => setCartState({ notice: null }),
  retry: () => void store().then(({ refresh }) => refresh(), unreachable),
} satisfies Partial<CartApi>;

/**
 * The shopper's cart, the same for every component that asks.
 *
 * @param initial the cart that the server has already drawn, until something newer is heard.
 */
export function useCart(initial?: Cart): CartApi {
  const state = useSyncExternalStore(onCartNews, readCartState, readOnServer);
  useEffect(() => {
    if (initial && initial.lines.length > 0)
      void store().then(
        ({ seed }) => seed(initial),
        () => undefined,
      );
  }, [initial]);
  const shown = state.status === 'unknown' && initial ? { cart: initial, status: 'ready' as const } : state;
  return { ...commands, cart: shown.cart, status: shown.status, notice: state.notice };
}
