'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { LiveOffer } from './types';

/**
 * Price and stock of a product as they are now, or null until they are known; what the page was drawn with holds until
 * then, and when the shop cannot be reached. Asked when the page is entered and whenever it is looked at again.
 */
export function useLiveOffer(slug: string): LiveOffer | null {
  const [offer, setOffer] = useState<LiveOffer | null>(null);

  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const path = `/api/products/${encodeURIComponent(slug)}/offer`;
      const answer = await sendJson<{ offer: LiveOffer }>('GET', path).catch(() => null);
      if (answer && !left) setOffer(answer.offer);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [slug]);

  return offer;
}
