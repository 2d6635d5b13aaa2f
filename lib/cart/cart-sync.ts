'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { setCartState } from './cart-state';
import { CART_KEY, fetchCart, keepInSync, known } from './cart-store';
import type { Cart } from './types';

const FIVE_MINUTES = 300_000;

/**
 * Keeps the page's cart as the platform knows it: read every five minutes, on focus, on reconnect and when the page comes
 * back out of the browser's history. Draws nothing, stands on the page once, and only where there can be a cart.
 */
export function CartSync(): null {
  const { data, error } = useSWR<Cart>(CART_KEY, fetchCart, { refreshInterval: FIVE_MINUTES });
  useEffect(keepInSync, []);
  useEffect(() => {
    setCartState({
      cart: data ?? known(),
      status: error ? 'unreachable' : data ? 'ready' : 'unknown',
    });
  }, [data, error]);
  return null;
}
