'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `read` when the script takes over a form that was already usable: a shopper may have filled it in while the script
 * loaded. The layout effect runs before React draws again, which would put back the values of controlled fields. `read`
 * runs once more at `pageshow`, after which the browser restores no more fields of a page that was left and reopened.
 */
export function useEarlyInput(read: () => void): void {
  const readForm = useEffectEvent(read);
  useLayoutEffect(() => {
    const handlePageShow = () => readForm();
    readForm();
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);
}
