'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { LiveOffer } from '@/lib/model/product';

/**
 * Returns the current price and stock of a product, or null before the first response. Until then,
 * and while the shop is unreachable, the rendered values apply. Requests the offer on mount and
 * whenever the page becomes visible again.
 */
export function useLiveOffer(slug: string): LiveOffer | null {
  const [offer, setOffer] = useState<LiveOffer | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const fetchOffer = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const path = `/api/products/${encodeURIComponent(slug)}/offer`;
      const answer = await sendJson<{ offer: LiveOffer }>('GET', path).catch(() => null);
      if (answer && !isUnmounted) setOffer(answer.offer);
    };
    void fetchOffer();
    document.addEventListener('visibilitychange', fetchOffer);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', fetchOffer);
    };
  }, [slug]);

  return offer;
}
