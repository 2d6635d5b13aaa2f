'use client';

import { useEffect, useState } from 'react';
import type { BuyBar } from './buy-bar';

/** Loads the bar only below this width. The limit equals the one in its styles. */
const SMALL = '(width < 64rem)';

/**
 * Returns the buy bar in a small window, or null until the bar is loaded. The page works without
 * it.
 */
export function useBuyBar(): typeof BuyBar | null {
  const [bar, setBar] = useState<{ Bar: typeof BuyBar } | null>(null);

  useEffect(() => {
    const small = matchMedia(SMALL);
    const fetchBar = () => {
      if (!small.matches) return;
      import('./buy-bar').then(
        ({ BuyBar }) => setBar({ Bar: BuyBar }),
        () => {},
      );
    };
    fetchBar();
    small.addEventListener('change', fetchBar);
    return () => small.removeEventListener('change', fetchBar);
  }, []);

  return bar?.Bar ?? null;
}
