'use client';

import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import type { LineRemoval } from '@/lib/cart/use-removed-line';
import { fill } from '@/lib/words/format';

/** Announces what was removed and put back, and says why when it could not be. */
export function RemovalStatus({ removed, restored, refusal, dismissRefusal }: LineRemoval) {
  const words = useWords('cartNews');
  const said = removed
    ? fill(words.removed, { name: removed.line.name })
    : restored && !refusal
      ? fill(words.restored, { name: restored.name })
      : '';

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {refusal ? (
        <Notice tone="bad" className="mb-4" onDismiss={dismissRefusal}>
          {refusal}
        </Notice>
      ) : null}
    </>
  );
}
