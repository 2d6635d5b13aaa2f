'use client';

import { useEffect, useState } from 'react';
import { onRoleChange } from '@/lib/session/session-channel';
import type { CartApi } from './cart-api';
import { type CartChange, cartChanges } from './cart-changes';
import { forgetAllLines, readSeenLines, rememberCart } from './seen-lines';

/**
 * What the platform has changed in the cart since the shopper last saw it, until dismissed. `isShown` tells whether the
 * shopper sees the cart now: what is not seen stays news.
 */
export function useCartChanges({ cart, status }: Pick<CartApi, 'cart' | 'status'>, isShown: boolean) {
  const [news, setChanges] = useState<CartChange[]>([]);

  useEffect(() => {
    if (!isShown || status !== 'ready' || cart.pending) return;
    const fresh = cartChanges(readSeenLines(), cart);
    rememberCart(cart);
    if (fresh.length === 0) return;
    const isReplaced = (old: CartChange) =>
      fresh.some(({ lineId, kind }) => lineId === old.lineId && kind === old.kind);
    setChanges((old) => [...old.filter((item) => !isReplaced(item)), ...fresh]);
  }, [cart, status, isShown]);

  useEffect(
    () =>
      onRoleChange(() => {
        forgetAllLines();
        setChanges([]);
      }),
    [],
  );

  return { news, dismiss: () => setChanges([]) };
}
