'use client';

import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import type { CartApi } from '@/lib/cart/client/store';
import type { LineRemoval } from '@/lib/cart/client/use-removed-line';
import type { CartDiscount, CartLine as CartLineValue, CartViolation } from '@/lib/model/cart';
import { CartLine, CartLineSkeleton } from './cart-line';
import { LineContext } from './later/line-context';
import { RemovedLineRow } from './removed-line-row';

type CartLinesProps = {
  lines: CartLineValue[];
  api: Pick<CartApi, 'setQuantity'>;
  removal: LineRemoval;
  /** Violations of the estimate. */
  violations?: readonly CartViolation[];
  /** Discounts of the estimate. */
  discounts?: readonly CartDiscount[] | undefined;
  returnTo: string;
  /** Another action of each line, which reads `LineContext`. */
  lineAction?: ReactNode;
};

/** Number of lines in the first view of a phone. */
const FIRST_LINES = 2;

/** All lines of the cart, with an undo row in the place of the removed line. */
export function CartLines({
  lines,
  api,
  removal,
  violations = [],
  discounts = [],
  returnTo,
  lineAction,
}: CartLinesProps) {
  const { removed, restored, remove, undo } = removal;
  const messages = useMessages('cart');
  const list = useRef<HTMLUListElement>(null);

  // The "Undo" button had the focus and no longer exists.
  useEffect(() => {
    if (restored) list.current?.focus();
  }, [restored]);

  const row = removed ? (
    <li>
      <RemovedLineRow key={removed.line.id} line={removed.line} onUndo={undo} />
    </li>
  ) : null;

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={messages.label}
      className="divide-y divide-line border-b border-line outline-none"
    >
      {lines.map((line, index) => (
        <Fragment key={line.id}>
          {removed?.index === index ? row : null}
          <li>
            <CartLine
              line={line}
              violation={violations.find(({ lineIds }) => lineIds.includes(line.id))?.kind}
              priority={index < FIRST_LINES ? 'first' : undefined}
              returnTo={returnTo}
              savings={savingsOf(line, discounts)}
              onQuantity={(quantity) => (quantity === 0 ? remove(line) : api.setQuantity(line.id, quantity))}
              onRemove={() => remove(line)}
              action={lineAction ? <LineContext value={line}>{lineAction}</LineContext> : null}
            />
          </li>
        </Fragment>
      ))}
      {removed && removed.index >= lines.length ? row : null}
    </ul>
  );
}

/** Returns the discounts in the line's price, and the line's part of those of the cart. */
const savingsOf = ({ id, savings = [] }: CartLineValue, discounts: readonly CartDiscount[]) => [
  ...savings,
  ...discounts.flatMap(({ name, lines }) =>
    lines.flatMap((line) => (line.id === id ? [{ name, amount: line.amount }] : [])),
  ),
];

export function CartLinesSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{useMessages('cart').loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CartLineSkeleton key={index} />
      ))}
    </div>
  );
}
