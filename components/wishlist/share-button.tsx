'use client';

import type { MouseEvent } from 'react';
import { useLang, useMessages } from '#messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { sharedListHref } from '@/lib/saved-items/share-link';
import { localHref } from '@/lib/urls';
import { announce } from './status-store';

/**
 * Shares a link to the list: through the device where it can, or by copying the link. It is a link,
 * so that it also works without JavaScript.
 */
export function ShareButton({ ids }: { ids: readonly string[] }) {
  const messages = useMessages('wishlist');
  const href = localHref(useLang(), sharedListHref(ids));

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href: url } = event.currentTarget;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      announce({ text: messages.linkCopied, isVisible: true });
    } catch (error) {
      // The shopper has closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      location.assign(url);
    }
  }

  return (
    <p className="mt-section">
      <a href={href} onClick={share} className={buttonStyles('secondary')}>
        {messages.share}
      </a>
    </p>
  );
}
