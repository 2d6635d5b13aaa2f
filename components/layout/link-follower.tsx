'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { useMessages } from '#messages';
import { isOverlayEntry } from '@/components/ui/overlay-history';
import { MAIN_ID } from './skip-link';

/** Ignores a pointer that passes over a link. `next/link` waits as long. */
const DWELL_MS = 80;

const shopLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-route]') : null;

/** Not all browsers have the API, and the DOM's types lack it. */
const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true;

/**
 * Opens links without a page load, and prefetches their pages on hover, touch or focus. One
 * listener serves all links, so that they are plain HTML (docs/decisions/0012-links-are-html.md).
 */
export function LinkFollower({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => {
    let dwell: ReturnType<typeof setTimeout> | undefined;

    function prefetch(link: HTMLAnchorElement | null) {
      clearTimeout(dwell);
      if (link?.dataset.route === 'prefetch' && !savesData()) router.prefetch(link.href);
    }

    function handleIntent(event: PointerEvent | FocusEvent) {
      const link = shopLinkAt(event.target);
      // The pointer moved inside the same link.
      if (link === shopLinkAt(event.relatedTarget)) return;
      clearTimeout(dwell);
      if (link) dwell = setTimeout(() => prefetch(link), DWELL_MS);
    }

    const handlePress = (event: PointerEvent) => prefetch(shopLinkAt(event.target));

    function show(swatch: Element) {
      import('@/lib/catalog/card-color').then(({ showColor }) => showColor(swatch)).catch(() => {});
    }

    function handleSwatch({ type, target, pointerType }: PointerEvent) {
      const swatch = target instanceof Element && target.closest('.card-swatches > input');
      // An arrow key clicks, too.
      if (swatch && (type === 'click' || pointerType === 'mouse')) show(swatch);
    }

    function handleClick(event: MouseEvent) {
      const link = shopLinkAt(event.target);
      // The browser handles new tabs, new windows and downloads.
      const opensElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || link.target || event.defaultPrevented) return;
      event.preventDefault();
      // A menu or a search, which a page load would close.
      document.querySelector<HTMLElement>('[data-overlay]:popover-open')?.hidePopover();
      setTarget(link);
      const go = isOverlayEntry() ? router.replace : router.push;
      startTransition(() => go(link.href));
    }

    // Swatches that were chosen before this script ran, or that the browser has restored.
    for (const swatch of document.querySelectorAll('.card-swatches > :checked:not([checked])')) show(swatch);
    // The link was hovered before this script ran.
    prefetch(document.querySelector<HTMLAnchorElement>('a[data-route]:hover'));
    // Listeners of the window run after React's, which may have prevented the default.
    const end = new AbortController();
    addEventListener('pointerover', handleIntent, end);
    addEventListener('focusin', handleIntent, end);
    addEventListener('pointerdown', handlePress, end);
    addEventListener('click', handleClick, end);
    addEventListener('pointerover', handleSwatch, end);
    addEventListener('click', handleSwatch, end);
    return () => {
      clearTimeout(dwell);
      end.abort();
    };
  }, [router]);

  const isPrivate = isPending && target?.dataset.route === 'on-click';
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

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="scroll-mt-24 pb-section outline-none">
      {children}
    </main>
  );
}

/** Shows a bar at the top of the window, announced to screen readers. Fast pages never show it. */
function NavigationProgress({ isPending }: { isPending: boolean }) {
  const { loading } = useMessages('header');
  return (
    // Always present, so that its text is announced when it appears.
    <div role="status" className="navigation-progress">
      {isPending ? <span className="sr-only">{loading}</span> : null}
    </div>
  );
}

const PageSkeleton = ({ title }: { title: string }) => (
  <div className="page-frame page-skeleton" aria-busy="true">
    <p>{title}</p>
    <span />
    <span />
    <span />
  </div>
);

/**
 * Marks the header's links to the current page, and moves the focus to the new page, as the browser
 * does after a page load. Needs a `<Suspense>` around it: the path of a prerendered page is unknown
 * while it renders.
 */
export function FocusOnNavigation() {
  const path = usePathname();
  const before = useRef(path);

  useEffect(() => {
    // The header is the same on every page and does not know the URL.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, header + nav a'))
      if (link.pathname === location.pathname) link.ariaCurrent = 'page';
      else link.removeAttribute('aria-current');
    if (before.current === path) return;
    before.current = path;
    // The web font of the text comes with a new page, and not while a text is read.
    document.documentElement.dataset.fonts &&= '';
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
