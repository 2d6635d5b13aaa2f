'use client';

import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { LineContext } from '@/components/cart/cart-lines';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OptionalPart } from '@/components/ui/optional-part';
import { useImported } from '@/components/ui/use-imported';
import { useHasScript } from '@/lib/forms/hydration';
import { format } from '@/lib/i18n/format';
import { MAX_SAVED } from '@/lib/model/saved-items';
import { followAccount } from '@/lib/saved-items/client/list-store';
import { later, laterStatus } from './later';

const loadLines = async () => (await import('./saved-lines')).SavedLines;

const sync = async (isForced: boolean) => (await import('./later-actions')).syncLater(isForced);

/** The code is loaded when there are saved lines. */
export function SavedForLater() {
  const items = useSyncExternalStore(later.subscribe, later.get, () => null);
  const status = useSyncExternalStore(laterStatus.subscribe, laterStatus.get, laterStatus.getInitial);
  const SavedLines = useImported(items !== null && items.length > 0, loadLines);
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
      {items && SavedLines ? (
        <OptionalPart>
          <SavedLines items={items} />
        </OptionalPart>
      ) : null}
    </>
  );
}

/** Needs JavaScript, and keeps its place without. */
export function SaveForLater() {
  const messages = useMessages('savedLines');
  const { offline } = useMessages('failure');
  const line = use(LineContext);
  const hasScript = useHasScript();
  const [pending, setPending] = useState(false);
  // A gift card specifies its recipient, who is not stored.
  if (!line?.addRequest || line.addRequest.giftCard) return null;
  const { name } = line;

  async function save() {
    if (!line) return;
    setPending(true);
    const outcome = await import('./later-actions').then(
      ({ saveForLater }) => saveForLater(line),
      () => null,
    );
    setPending(false);
    laterStatus.set({
      text: outcome === null ? offline : format(messages[outcome], { name, count: MAX_SAVED }),
      isProblem: outcome !== 'saved',
    });
  }

  return (
    <Button
      type="button"
      variant="quiet"
      pending={pending}
      disabled={line.pending === true}
      className={hasScript ? undefined : 'invisible'}
      onClick={save}
    >
      {messages.save}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
