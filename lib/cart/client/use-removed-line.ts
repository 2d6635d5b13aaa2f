'use client';

import { useState } from 'react';
import type { CartApi } from '@/lib/cart/client/store';
import type { CartLine } from '@/lib/model/cart';
import { clearLine } from './seen-lines';

/** Removes lines from the cart and restores the one removed last. */
export type LineRemoval = {
  removed: {
    line: CartLine;
    /** Position of the line before its removal. */
    index: number;
  } | null;
  /** The line that was restored last. */
  restored: CartLine | null;
  /** Message why the line could not be restored, or only in part. */
  rejection: string | null;
  remove(line: CartLine): void;
  undo(): void;
  dismissRejection(): void;
};

export function useRemovedLine(api: Pick<CartApi, 'cart' | 'add' | 'remove'>): LineRemoval {
  const [removed, setRemoved] = useState<LineRemoval['removed']>(null);
  const [restored, setRestored] = useState<CartLine | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);

  async function putBack({ addRequest, quantity, name, href, choices, price, picture }: CartLine) {
    if (!addRequest) return;
    const outcome = await api.add(
      { ...addRequest, quantity },
      { name, href: href ?? '/products', choices, price, picture },
    );
    setRejection(outcome.message);
  }

  return {
    removed,
    restored,
    rejection,
    remove(line) {
      setRejection(null);
      setRestored(null);
      setRemoved({ line, index: api.cart.lines.findIndex(({ id }) => id === line.id) });
      clearLine(line.id);
      api.remove(line.id);
    },
    undo() {
      if (!removed) return;
      setRemoved(null);
      setRestored(removed.line);
      void putBack(removed.line);
    },
    dismissRejection: () => setRejection(null),
  };
}
