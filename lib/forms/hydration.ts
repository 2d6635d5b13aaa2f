'use client';

import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server-rendered HTML. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Calls `read` on hydration, because a shopper may have filled in the form while the script loaded.
 * The layout effect runs before the next render resets controlled fields. `pageshow` follows, until
 * which the browser restores the fields of a reopened page.
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
