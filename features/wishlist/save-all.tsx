'use client';

import { useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useHasScript } from '@/lib/forms/hydration';
import { plural } from '@/lib/i18n/format';
import type { SavedItem } from '@/lib/model/saved-items';
import { addToWishlist } from './wishlist-changes';
import type { WishlistItem } from './wishlist-item';

/** Saves the products of a shared list. It needs JavaScript, and keeps its place without. */
export function SaveAll({ entries }: { entries: Omit<SavedItem<WishlistItem>, 'addedAt'>[] }) {
  const messages = useMessages('wishlist');
  const { blocked } = useMessages('wishlistControls');
  const lang = useLang();
  const hasScript = useHasScript();
  const [added, setAdded] = useState<ReturnType<typeof addToWishlist> | null>(null);

  function saveAll() {
    const now = Date.now();
    // The first is the newest, as on the shared list.
    setAdded(addToWishlist(entries.map((entry, index) => ({ ...entry, addedAt: now - index }))));
  }

  return (
    <div
      className={`flex min-h-target flex-wrap items-center gap-x-5 gap-y-3 ${hasScript ? '' : 'invisible'}`}
    >
      <Button type="button" onClick={saveAll}>
        {messages.saveAll}
      </Button>
      <LinkButton href="/wishlist" variant="quiet" prefetch={false}>
        {messages.toWishlist}
      </LinkButton>
      <p role="status" className="text-small text-muted">
        {added === 'blocked'
          ? blocked
          : added === 0
            ? messages.nothingNew
            : added && plural(lang, messages.savedAll, added)}
      </p>
    </div>
  );
}
