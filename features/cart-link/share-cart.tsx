'use client';

import { type MouseEvent, useState } from 'react';

type ShareCartProps = {
  /** As the server read the cart. */
  href: string;
  messages: { link: string; copied: string; failed: string };
};

const loadShare = () => import('./share-link');

/** Refills this cart on another device. Without a script, the link opens the page whose URL can be copied. */
export function ShareCart({ href, messages }: ShareCartProps) {
  const [said, setSaid] = useState('');

  async function share(event: MouseEvent) {
    event.preventDefault();
    try {
      const outcome = await (await loadShare()).shareLink(href);
      setSaid(outcome === 'copied' ? messages.copied : '');
    } catch {
      setSaid(messages.failed);
    }
  }
  return (
    <p className="mt-4 text-center text-small">
      <a
        href={href}
        rel="nofollow"
        onPointerEnter={() => loadShare().catch(() => {})}
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
