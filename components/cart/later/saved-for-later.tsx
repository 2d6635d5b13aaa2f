'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { OptionalPart } from '@/components/ui/optional-part';
import { followAccount, later, laterStatus } from '@/lib/saved-items/client/list-store';

const SavedLines = lazy(() => import('./saved-lines').then((module) => ({ default: module.SavedLines })));

const sync = async (isForced: boolean) =>
  (await import('@/lib/saved-items/client/later-actions')).syncLater(isForced);

/** The lines that are saved for later, below the cart. Its code is loaded when there are some. */
export function SavedForLater() {
  const items = useSyncExternalStore(later.subscribe, later.get, () => null);
  const status = useSyncExternalStore(laterStatus.subscribe, laterStatus.get, laterStatus.getInitial);
  useEffect(() => followAccount(later, sync), []);
  return (
    <>
      <p role="status" className="sr-only">
        {status?.isProblem ? null : status?.text}
      </p>
      {status?.isProblem ? (
        <Notice tone="bad" className="mt-6" onDismiss={() => laterStatus.set(null)}>
          {status.text}
        </Notice>
      ) : null}
      {items && items.length > 0 ? (
        <OptionalPart>
          <Suspense>
            <SavedLines items={items} />
          </Suspense>
        </OptionalPart>
      ) : null}
    </>
  );
}
