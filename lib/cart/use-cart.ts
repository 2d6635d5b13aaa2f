'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLang, useWords } from '#words';
import { loadCartWords } from '../words/cart-words';
import type { Lang } from '../words/lang';
import type { CartApi } from './cart-api';
import { onCartNews, readCartState, readOnServer, setCartState, wantCart } from './cart-state';
import type { Cart } from './types';

function code(): Promise<typeof import('./cart-store')> {
  wantCart();
  return import('./cart-store');
}

/** The code that changes a cart, and its words, come with the first change; what is done at once is done in order. */
const store = (lang: Lang) => Promise.all([code(), loadCartWords(lang)]);

/** `offline`: words for when the code could not be fetched, and so nothing was changed. */
function commandsIn(lang: Lang, offline: string) {
  const refused = { ok: false, message: offline } as const;
  const unreachable = (): void => setCartState({ notice: offline });
  return {
    add: (request, preview) =>
      store(lang).then(
        ([{ add }, words]) => add(words, request, preview),
        () => refused,
      ),
    setQuantity: (lineId, quantity) =>
      void store(lang).then(([{ setQuantity }, words]) => setQuantity(words, lineId, quantity), unreachable),
    remove: (lineId) =>
      void store(lang).then(([{ setQuantity }, words]) => setQuantity(words, lineId, 0), unreachable),
    applyCoupon: (code) =>
      store(lang).then(
        ([{ applyCoupon }, words]) => applyCoupon(words, code),
        () => refused,
      ),
    removeCoupon: () =>
      void store(lang).then(([{ removeCoupon }, words]) => removeCoupon(words), unreachable),
    dismissNotice: () => setCartState({ notice: null }),
    retry: () => void store(lang).then(([{ refresh }]) => refresh(), unreachable),
  } satisfies Partial<CartApi>;
}

/**
 * The shopper's cart, the same for every component that asks.
 *
 * @param initial the cart that the server has already drawn, until something newer is heard.
 */
export function useCart(initial?: Cart): CartApi {
  const lang = useLang();
  const { offline } = useWords('failure');
  const commands = useMemo(() => commandsIn(lang, offline), [lang, offline]);
  const state = useSyncExternalStore(onCartNews, readCartState, readOnServer);
  useEffect(() => {
    if (initial && initial.lines.length > 0)
      void store(lang).then(
        ([{ seed }]) => seed(initial),
        () => undefined,
      );
  }, [initial, lang]);
  const shown = state.status === 'unknown' && initial ? { cart: initial, status: 'ready' as const } : state;
  return { ...commands, cart: shown.cart, status: shown.status, notice: state.notice };
}
