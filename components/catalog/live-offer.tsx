'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import type { LiveOffer as Offer } from '@/lib/model/product';
import { LiveOfferUpdate } from './selection-context';

/** Fetches the current price and stock and applies them to the product page around it. */
export function LiveOffer({ slug }: { slug: string }) {
  return <LiveOfferUpdate offer={useLiveOffer(slug)} />;
}

/**
 * Returns the current price and stock of a product, or null before the first response. Until then,
 * and while the shop is unreachable, the rendered values apply. Requests the offer on mount and
 * whenever the page becomes visible again.
 */
function useLiveOffer(slug: string): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const fetchOffer = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const path = `/api/products/${encodeURIComponent(slug)}/offer`;
      const answer = await sendJson<{ offer: Offer }>('GET', path).catch(() => null);
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
