'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link';

/**
 * Moves the focus to the new page after a client-side navigation, as the browser does after a page
 * load. A filtered list counts as the same page. Needs a `<Suspense>` around it, because the path
 * of a prerendered page is unknown while it renders.
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
