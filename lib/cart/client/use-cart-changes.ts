'use client';

import { useEffect, useState } from 'react';
import type { PriceRaise } from '@/lib/model/shown-cart';
import { onRoleChange } from '@/lib/session/session-channel';
import { type CartChange, cartChanges, clearAllLines, readSeenLines, rememberCart } from './seen-lines';
import type { CartApi } from './store';

/**
 * Returns the changes of the cart since the shopper last saw it, until dismissed. While `isShown`
 * is false, the shopper does not see the cart, so its changes stay unreported.
 *
 * @param raised prices that the page reports by itself
 */
export function useCartChanges(
  { cart, status }: Pick<CartApi, 'cart' | 'status'>,
  isShown: boolean,
  raised?: PriceRaise['lines'],
) {
  const [changes, setChanges] = useState<CartChange[]>([]);

  useEffect(() => {
    if (!isShown || status !== 'ready' || cart.pending) return;
    const isReported = ({ lineId, kind }: CartChange) =>
      kind === 'price' && raised?.some(({ id }) => id === lineId);
    const fresh = cartChanges(readSeenLines(), cart).filter((change) => !isReported(change));
    rememberCart(cart);
    if (fresh.length === 0) return;
    const isReplaced = (old: CartChange) =>
      fresh.some(({ lineId, kind }) => lineId === old.lineId && kind === old.kind);
    setChanges((old) => [...old.filter((item) => !isReplaced(item)), ...fresh]);
  }, [cart, status, isShown, raised]);

  useEffect(
    () =>
      onRoleChange(() => {
        clearAllLines();
        setChanges([]);
      }),
    [],
  );

  return { changes, dismiss: () => setChanges([]) };
}
