'use client';

import { useRef, useState } from 'react';

/**
 * Returns the value that shows when a form was opened, and a function that requests it, once. A
 * cached page has none of its own. Without one, the shop accepts fewer submissions.
 */
export function useOpened(rendered: string | null): { opened: string; requestOpened: () => void } {
  const [opened, setOpened] = useState(rendered ?? '');
  const isRequested = useRef(rendered !== null);
  const requestOpened = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    fetch('/api/forms/opened')
      .then((response) => response.json())
      .then(({ opened: value }: { opened?: unknown }) => {
        if (typeof value === 'string') setOpened(value);
      })
      .catch(() => undefined);
  };
  return { opened, requestOpened };
}
