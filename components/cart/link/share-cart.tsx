'use client';

import { type MouseEvent, useState } from 'react';
import { useLang } from '#messages';
import { useCartState } from '@/lib/cart/client/use-cart-state';
import type { Cart } from '@/lib/model/cart';
import { cartLinkHref } from '@/lib/model/cart-link';
import { localHref } from '@/lib/urls';

type ShareCartProps = {
  /** The cart as the server read it. */
  initial: Cart | null;
  messages: { link: string; copied: string; failed: string };
};

/**
 * A link that refills this cart on another device. With a script it is shared or copied, otherwise
 * it opens the page whose address can be copied.
 */
export function ShareCart({ initial, messages }: ShareCartProps) {
  const { cart, status } = useCartState();
  const [said, setSaid] = useState('');
  const lang = useLang();
  const shown = status === 'unknown' && initial ? initial : cart;
  const path = cartLinkHref(shown);
  if (path === null) return null;
  const href = localHref(lang, path);

  async function share(event: MouseEvent) {
    event.preventDefault();
    const url = new URL(href, location.href).href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(messages.copied);
      }
    } catch (error) {
      // The shopper closed the system's dialog.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') setSaid(messages.failed);
    }
  }
  return (
    <p className="mt-4 text-center text-small">
      <a
        href={href}
        rel="nofollow"
        onClick={share}
        className="inline-flex min-h-target items-center underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {messages.link}
      </a>
      <span role="status" className="block text-muted">
        {said}
      </span>
    </p>
  );
}
