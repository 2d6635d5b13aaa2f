'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { setCartState } from '@/lib/cart/client/store';
import { CART_KEY, fetchCart, getConfirmedCart, keepInSync } from '@/lib/cart/client/writes';
import type { Cart } from '@/lib/model/cart';

const FIVE_MINUTES = 300_000;

/**
 * Synchronizes the page's cart with the platform: every five minutes, on focus, on reconnect and
 * when the page returns from the back-forward cache. Renders nothing. Mount it once, and only when
 * a cart is possible.
 */
export function CartSync(): null {
  const { data, error } = useSWR<Cart>(CART_KEY, fetchCart, { refreshInterval: FIVE_MINUTES });
  useEffect(keepInSync, []);
  useEffect(() => {
    setCartState({
      cart: data ?? getConfirmedCart(),
      status: error ? 'unreachable' : data ? 'ready' : 'unknown',
    });
  }, [data, error]);
  return null;
}
