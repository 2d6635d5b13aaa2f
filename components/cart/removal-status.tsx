'use client';

import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import type { LineRemoval } from '@/lib/cart/client/use-removed-line';
import { format } from '@/lib/i18n/format';

/** Announces removed and restored lines, and shows why a change was rejected. */
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
