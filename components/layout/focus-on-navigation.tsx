'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link';

/**
 * Moves the focus to the new page when one was opened without a page load, as the browser does when there is one. A
 * list that is filtered stays the same page. Stands inside a `<Suspense>`: the path of a prerendered page is not known
 * while it is made.
 */
export function FocusOnNavigation() {
  const path = usePathname();
  const before = useRef(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
