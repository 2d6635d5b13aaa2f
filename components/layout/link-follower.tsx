'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { Main } from './main';
import { NavigationProgress } from './navigation-progress';
import { PageSkeleton } from './page-skeleton';

/** A pointer that only passes over a link leaves it sooner. `next/link` waits as long. */
const DWELL_MS = 80;

/** The `<ShopLink>` that an event happened in. */
const shopLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-route]') : null;

/** Whether the shopper has asked the browser to spare data. Not in all browsers, nor in the DOM's types. */
const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true;

/**
 * The page, and its links: opens them without a page load and prefetches their pages when they are pointed at for a
 * moment, touched or focused. One listener for all of them, so that links are plain HTML that needs no script of its
 * own; docs/decisions/0015-links-are-html.md compares it with `next/link`. While a page is on its way, a bar says so.
 * A page of one shopper cannot be prefetched: its skeleton stands in its place at once.
 */
export function LinkFollower({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => {
    let dwell: ReturnType<typeof setTimeout> | undefined;

    function prefetch(link: HTMLAnchorElement | null) {
      clearTimeout(dwell);
      if (link?.dataset.route === 'ahead' && !savesData()) router.prefetch(link.href);
    }

    function handleIntent(event: PointerEvent | FocusEvent) {
      const link = shopLinkAt(event.target);
      // Moving between parts of one link changes nothing.
      if (link === shopLinkAt(event.relatedTarget)) return;
      clearTimeout(dwell);
      if (link) dwell = setTimeout(() => prefetch(link), DWELL_MS);
    }

    const handlePress = (event: PointerEvent) => prefetch(shopLinkAt(event.target));

    function handleClick(event: MouseEvent) {
      const link = shopLinkAt(event.target);
      // New tabs, new windows and downloads are left to the browser.
      const opensElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || link.target || event.defaultPrevented) return;
      event.preventDefault();
      setTarget(link);
      startTransition(() => router.push(link.href));
    }

    // Pointed at before this script ran.
    prefetch(document.querySelector<HTMLAnchorElement>('a[data-route]:hover'));
    // The window's listeners run after React's, which may have prevented the default.
    addEventListener('pointerover', handleIntent);
    addEventListener('focusin', handleIntent);
    addEventListener('pointerdown', handlePress);
    addEventListener('click', handleClick);
    return () => {
      clearTimeout(dwell);
      removeEventListener('pointerover', handleIntent);
      removeEventListener('focusin', handleIntent);
      removeEventListener('pointerdown', handlePress);
      removeEventListener('click', handleClick);
    };
  }, [router]);

  const isPrivate = isPending && target?.dataset.route === 'late';
  return (
    <>
      <NavigationProgress isPending={isPending} />
      <Main>
        {isPrivate ? <PageSkeleton title={target.innerText} /> : null}
        <div className={isPrivate ? 'hidden' : 'contents'}>{children}</div>
      </Main>
    </>
  );
}
