'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '#words';
import { failureWords } from '../errors/failure-words';
import { fill } from '../words/format';
import type { CartApi } from './cart-api';
import {
  type CartNotice,
  onCartNews,
  readCartState,
  readOnServer,
  setCartState,
  wantCart,
} from './cart-state';
import type { Added, Outcome } from './cart-store';
import type { Cart } from './types';

/** The code that changes a cart comes with the first change; what is done at once is done in order. */
function store(): Promise<typeof import('./cart-store')> {
  wantCart();
  return import('./cart-store');
}

/** The code could not be fetched, and so nothing was changed. */
const OFFLINE = { ok: false, code: 'offline' } as const;
const unreachable = (): void => setCartState({ notice: { kind: 'failed', code: OFFLINE.code } });

const commands = {
  setQuantity: (lineId, quantity) =>
    void store().then(({ setQuantity }) => setQuantity(lineId, quantity), unreachable),
  remove: (lineId) => void store().then(({ setQuantity }) => setQuantity(lineId, 0), unreachable),
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
  const words = useWords('cart');
  const errors = useWords('errors');
  const state = useSyncExternalStore(onCartNews, readCartState, readOnServer);
  useEffect(() => {
    if (initial && initial.lines.length > 0)
      void store().then(
        ({ seed }) => seed(initial),
        () => undefined,
      );
  }, [initial]);
  const shown = state.status === 'unknown' && initial ? { cart: initial, status: 'ready' as const } : state;

  const wordsOf = (notice: CartNotice): string =>
    notice.kind === 'failed' ? failureWords(errors, notice.code) : fill(words.cut, notice);
  return {
    ...commands,
    cart: shown.cart,
    status: shown.status,
    notice: state.notice && wordsOf(state.notice),
    add: async (request, preview) => {
      const outcome: Added = await store().then(
        ({ add }) => add(request, preview),
        () => OFFLINE,
      );
      if (!outcome.ok) return { ok: false, message: failureWords(errors, outcome.code) };
      const { added, cut } = outcome;
      return { ok: true, added, message: cut ? fill(words.onlyAdded, { added }) : null };
    },
    applyCoupon: async (code) => {
      const outcome: Outcome = await store().then(
        ({ applyCoupon }) => applyCoupon(code),
        () => OFFLINE,
      );
      return outcome.ok ? outcome : { ok: false, message: failureWords(errors, outcome.code) };
    },
  };
}
