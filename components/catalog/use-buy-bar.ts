'use client';

import { useEffect, useState } from 'react';
import type { BuyBar } from './buy-bar';

/** Fetched where there is a use for it; the same limit as its styles have. */
const SMALL = '(width < 64rem)';

/** The bar with the button, in a window that is small or becomes so; null before. The page works without. */
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
