'use client';

import { useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { format } from '@/lib/i18n/format';
import type { CartLine } from '@/lib/model/cart';

/** Replaces a removed line with an undo button and receives the focus that the line had. */
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
          <VisuallyHidden> {format(messages.undoFor, { name: line.name })}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}
