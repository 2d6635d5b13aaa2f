'use client';

import { useEffect } from 'react';

/** Prefixes the page's title while mounted. Screen readers read it first, and the tab shows it. */
export function ErrorTitle({ prefix }: { prefix: string }) {
  useEffect(() => {
    const before = document.title;
    // The server has already prefixed the title after a form was sent without JavaScript.
    if (before.startsWith(prefix)) return;
    document.title = `${prefix} ${before}`;
    return () => {
      // A new page has already set its own title.
      if (document.title === `${prefix} ${before}`) document.title = before;
    };
  }, [prefix]);
  return null;
}
