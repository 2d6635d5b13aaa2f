'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The `<ShopLink>` that an event happened in. */
const shopLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-route]') : null;

/**
 * Opens the shop's links without a page load, and fetches their pages when they are about to be followed: pointed at,
 * touched or focused. One listener for all of them, so that links are plain HTML that needs no script of its own; why
 * not `next/link`, says docs/decisions/0015-links-are-html.md. Draws nothing, stands on every page once.
 */
export function LinkFollower(): null {
  const router = useRouter();

  useEffect(() => {
    function fetchAhead(link: HTMLAnchorElement | null) {
      if (link?.dataset.route === 'ahead') router.prefetch(link.href);
    }

    function mean(event: PointerEvent | FocusEvent) {
      const link = shopLinkAt(event.target);
      // From one part of a link to another is nothing new.
      if (link !== shopLinkAt(event.relatedTarget)) fetchAhead(link);
    }

    function follow(event: MouseEvent) {
      const link = shopLinkAt(event.target);
      // New tabs and windows, and downloads, remain the browser's business.
      const elsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || elsewhere || link.target || event.defaultPrevented) return;
      event.preventDefault();
      router.push(link.href);
    }

    // Pointed at before there was a script.
    fetchAhead(document.querySelector<HTMLAnchorElement>('a[data-route]:hover'));
    // The window hears after React's own listeners, which may have said that a click is theirs.
    addEventListener('pointerover', mean);
    addEventListener('focusin', mean);
    addEventListener('click', follow);
    return () => {
      removeEventListener('pointerover', mean);
      removeEventListener('focusin', mean);
      removeEventListener('click', follow);
    };
  }, [router]);

  return null;
}
