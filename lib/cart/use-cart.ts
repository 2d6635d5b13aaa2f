'use client';

import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { CartApi } from './cart-api';
import * as store from './cart-store';
import { type Cart, EMPTY_CART } from './types';

const FIVE_MINUTES = 300_000;

const commands = {
  add: store.add,
  setQuantity: store.setQuantity,
  remove: (lineId: string) => store.setQuantity(lineId, 0),
  applyCoupon: store.applyCoupon,
  removeCoupon: () => void store.removeCoupon(),
  dismissNotice: () => store.setNotice(null),
};

/**
 * The shopper's cart, the same for every component that asks: refreshed every five minutes, on focus, on reconnect and
 * when the page comes back out of the browser's history.
 *
 * @param initial the cart that the server has already drawn, for the first render.
 */
export function useCart(initial?: Cart): CartApi {
  const { data, error, mutate } = useSWR<Cart>(store.CART_KEY, store.fetchCart, {
    refreshInterval: FIVE_MINUTES,
    ...(initial ? { fallbackData: initial } : {}),
  });
  const notice = useSyncExternalStore(store.subscribeToNotice, store.readNotice, () => null);
  useEffect(store.keepInStep, []);
  useEffect(() => {
    if (initial) store.seed(initial);
  }, [initial]);
  return {
    ...commands,
    cart: data ?? EMPTY_CART,
    status: error ? 'unreachable' : data ? 'ready' : 'unknown',
    notice,
    retry: () => void mutate(),
  };
}
