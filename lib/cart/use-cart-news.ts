'use client';

import { useEffect, useState } from 'react';
import { onRoleChange } from '@/lib/session/session-channel';
import type { CartApi } from './cart-api';
import { type CartNews, cartNews } from './cart-news';
import { forgetAllLines, readSeenLines, rememberCart } from './seen-lines';

/**
 * What the platform has changed in the cart since the shopper last saw it, until dismissed. `isShown` tells whether the
 * shopper sees the cart now: what is not seen stays news.
 */
export function useCartNews({ cart, status }: Pick<CartApi, 'cart' | 'status'>, isShown: boolean) {
  const [news, setNews] = useState<CartNews[]>([]);

  useEffect(() => {
    if (!isShown || status !== 'ready' || cart.pending) return;
    const fresh = cartNews(readSeenLines(), cart);
    rememberCart(cart);
    if (fresh.length === 0) return;
    const isReplaced = (old: CartNews) =>
      fresh.some(({ lineId, kind }) => lineId === old.lineId && kind === old.kind);
    setNews((old) => [...old.filter((item) => !isReplaced(item)), ...fresh]);
  }, [cart, status, isShown]);

  useEffect(
    () =>
      onRoleChange(() => {
        forgetAllLines();
        setNews([]);
      }),
    [],
  );

  return { news, dismiss: () => setNews([]) };
}
