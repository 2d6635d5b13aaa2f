'use client';

import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in server-rendered HTML. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Calls `read` when the script hydrates a form, because a shopper may have filled it in while the
 * script loaded. The layout effect runs before React renders again, which would reset the values of
 * controlled fields. `read` runs once more at `pageshow`, because the browser restores the fields
 * of a reopened page until then.
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
