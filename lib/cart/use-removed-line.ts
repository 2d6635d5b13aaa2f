'use client';

import { useState } from 'react';
import type { CartApi } from './cart-api';
import { forgetLine } from './seen-lines';
import type { CartLine } from './types';

export type RemovedLine = {
  line: CartLine;
  /** Where it stood. */
  index: number;
};

/** Takes lines out of the cart and keeps the last of them at hand, to be put back as it was. */
export function useRemovedLine(api: Pick<CartApi, 'cart' | 'add' | 'remove' | 'setQuantity'>) {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  /** Why it could not be put back. */
  const [refusal, setRefusal] = useState<string | null>(null);

  return {
    removed,
    refusal,
    remove(line: CartLine) {
      setRefusal(null);
      setRemoved({ line, index: api.cart.lines.findIndex(({ id }) => id === line.id) });
      forgetLine(line.id);
      api.remove(line.id);
    },
    async undo() {
      if (!removed?.line.again) return;
      const { again, name, quantity, href, price, picture } = removed.line;
      setRemoved(null);
      const outcome = await api.add({ ...again, quantity }, { name, href: href ?? '', price, picture });
      setRefusal(outcome.ok ? outcome.message : outcome.message);
    },
    dismiss() {
      setRemoved(null);
      setRefusal(null);
    },
  };
}
