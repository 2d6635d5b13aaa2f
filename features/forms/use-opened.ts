'use client';

import { useRef, useState } from 'react';

/** A cached page requests the value, once. Without one, the shop accepts fewer submissions. */
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
