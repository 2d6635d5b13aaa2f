'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLang, useMessages } from '#messages';
import type { Cart } from '@/lib/model/cart';
import { cartCommands, loadCartWrites } from './commands';
import {
  type CartApi,
  type CartState,
  getNotice,
  seedCart,
  setNotice,
  subscribe,
  useCartState,
} from './store';

const dismissNotice = (): void => setNotice(null);

/** All components share the cart. `initial` is the server's, used until a newer one is confirmed. */
export function useCart(initial?: Cart): CartApi {
  const lang = useLang();
  const { offline } = useMessages('failure');
  const commands = useMemo(() => cartCommands(lang, offline), [lang, offline]);
  const state = useCartState();
  const notice = useSyncExternalStore(subscribe, getNotice, () => null);
  useEffect(() => {
    if (!initial || initial.lines.length === 0) return;
    seedCart(initial);
    // The first change then shows at once, also on a slow network.
    loadCartWrites(lang).catch(() => {});
  }, [initial, lang]);
  const shown: CartState = state.status === 'unknown' && initial ? { cart: initial, status: 'ready' } : state;
  return { ...commands, ...shown, notice, dismissNotice };
}
