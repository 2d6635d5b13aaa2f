'use client';

import { useEffect } from 'react';

/** Puts the words before the page's title while it is drawn: what is heard first, and seen in the tab. */
export function ErrorTitle({ prefix }: { prefix: string }) {
  useEffect(() => {
    const before = document.title;
    // The page of a form that was sent without a script says so by itself.
    if (before.startsWith(prefix)) return;
    document.title = `${prefix} ${before}`;
    return () => {
      // Another page has its own title by now.
      if (document.title === `${prefix} ${before}`) document.title = before;
    };
  }, [prefix]);
  return null;
}
