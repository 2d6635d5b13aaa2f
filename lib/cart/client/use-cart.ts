'use client';

import { useEffect, useMemo } from 'react';
import { useLang, useMessages } from '#messages';
import type { CartApi } from '@/lib/cart/client/cart-api';
import { cartCommands, loadCartStore } from '@/lib/cart/client/commands';
import type { Cart } from '@/lib/model/cart';
import { useCartState } from './use-cart-state';

/**
 * Returns the shopper's cart, which all components share, and its commands.
 *
 * @param initial the server-rendered cart, used until a newer one is confirmed
 */
export function useCart(initial?: Cart): CartApi {
  const lang = useLang();
  const { offline } = useMessages('failure');
  const commands = useMemo(() => cartCommands(lang, offline), [lang, offline]);
  const state = useCartState();
  useEffect(() => {
    if (initial && initial.lines.length > 0)
      void loadCartStore(lang).then(
        ([{ seed }]) => seed(initial),
        () => undefined,
      );
  }, [initial, lang]);
  const shown = state.status === 'unknown' && initial ? { cart: initial, status: 'ready' as const } : state;
  return { ...commands, cart: shown.cart, status: shown.status, notice: state.notice };
}
