'use client';

import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import type { LineRemoval } from '@/lib/cart/use-removed-line';
import { format } from '@/lib/i18n/format';

/** Announces what was removed and put back, and says why when it could not be. */
export function RemovalStatus({ removed, restored, rejection, dismissRejection }: LineRemoval) {
  const messages = useMessages('cartChanges');
  const said = removed
    ? format(messages.removed, { name: removed.line.name })
    : restored && !rejection
      ? format(messages.restored, { name: restored.name })
      : '';

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rejection ? (
        <Notice tone="bad" className="mb-4" onDismiss={dismissRejection}>
          {rejection}
        </Notice>
      ) : null}
    </>
  );
}
