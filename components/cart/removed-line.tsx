'use client';

import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { clearLine } from '@/lib/cart/client/seen-lines';
import type { CartApi } from '@/lib/cart/client/store';
import { format } from '@/lib/i18n/format';
import type { CartLine } from '@/lib/model/cart';

export function RemovalStatus({ removed, restored, rejection, dismissRejection }: LineRemoval) {
  const messages = useMessages('cartChanges');
  const announcement = removed
    ? format(messages.removed, { name: removed.line.name })
    : restored && !rejection
      ? format(messages.restored, { name: restored.name })
      : '';

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {rejection ? (
        <Notice tone="bad" className="mb-4" onDismiss={dismissRejection}>
          {rejection}
        </Notice>
      ) : null}
    </>
  );
}

/** Receives the focus that the line had. */
export function RemovedLineRow({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const messages = useMessages('cartChanges');
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = row.current?.querySelector('button') ?? row.current;
    target?.focus();
  }, []);

  return (
    <div
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 py-3 text-small outline-none"
    >
      <p className="min-w-0 text-muted">{format(messages.removed, { name: line.name })}</p>
      {line.addRequest ? (
        <Button type="button" variant="secondary" onClick={onUndo}>
          {messages.undo}
          <span className="sr-only"> {format(messages.undoFor, { name: line.name })}</span>
        </Button>
      ) : null}
    </div>
  );
}

/** Only the line that was removed last can be restored. */
export type LineRemoval = {
  removed: {
    line: CartLine;
    /** Position of the line before its removal. */
    index: number;
    /** False when the removal fails. */
    isGone: Promise<boolean>;
  } | null;
  restored: CartLine | null;
  /** Message why the line could not be restored, or only in part. */
  rejection: string | null;
  /** False when it fails: the line is shown again. */
  remove(line: CartLine): Promise<boolean>;
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
    async remove(line) {
      setRejection(null);
      setRestored(null);
      clearLine(line.id);
      const isGone = api.remove(line.id);
      const removal = { line, index: api.cart.lines.findIndex(({ id }) => id === line.id), isGone };
      setRemoved(removal);
      if (await isGone) return true;
      setRemoved((current) => (current === removal ? null : current));
      setRestored(line);
      return false;
    },
    async undo() {
      if (!removed) return;
      setRemoved(null);
      setRestored(removed.line);
      // A line that could not be removed would be added a second time.
      if (await removed.isGone) await putBack(removed.line);
    },
    dismissRejection: () => setRejection(null),
  };
}
