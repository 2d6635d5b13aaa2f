'use client';

import { type ReactNode, useEffect, useState } from 'react';

const load = () => import('./press');

/** One listener for the buttons of all cards. Everything else loads when one is approached. */
export function QuickAdd() {
  const [shown, show] = useState<ReactNode>(null);

  useEffect(() => {
    const handle = (event: Event) => {
      const { target, type } = event;
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[form^=quick-]');
      if (!button) return;
      const isPress = type === 'click';
      if (isPress) event.preventDefault();
      load().then(
        ({ press }) => void (isPress && press(button, show)),
        () => void (isPress && button.form?.requestSubmit(button)),
      );
    };
    const end = new AbortController();
    for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, handle, end);
    return () => end.abort();
  }, []);

  return shown;
}
