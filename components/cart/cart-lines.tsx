'use client';

import { useRef, useState } from 'react';
import type { CartApi } from '@/lib/cart/cart-api';
import type { CartLine as CartLineValue } from '@/lib/cart/types';
import { CartLine, CartLineSkeleton } from './cart-line';

type CartLinesProps = {
  lines: CartLineValue[];
  api: Pick<CartApi, 'setQuantity' | 'remove'>;
  returnTo: string;
};

/** All lines. When one is removed it is said, and the focus stays in the list instead of falling off the page. */
export function CartLines({ lines, api, returnTo }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState('');

  function remove(line: CartLineValue) {
    setRemoved(`${line.name} removed.`);
    list.current?.focus();
    api.remove(line.id);
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="In your cart"
        className="divide-y divide-line border-b border-line outline-none"
      >
        {lines.map((line) => (
          <li key={line.id}>
            <CartLine
              line={line}
              returnTo={returnTo}
              onQuantity={(quantity) => (quantity === 0 ? remove(line) : api.setQuantity(line.id, quantity))}
              onRemove={() => remove(line)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {removed}
      </p>
    </>
  );
}

export function CartLinesSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading your cart</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <CartLineSkeleton key={index} />
      ))}
    </div>
  );
}
