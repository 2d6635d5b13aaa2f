'use client';

import useSWR from 'swr';
import { sendJson } from '@/lib/http/send-json';
import type { LiveOffer } from './types';

/**
 * Price and stock of a product as they are now, or null until they are known; what the page was drawn with holds until
 * then, and when the shop cannot be reached.
 */
export function useLiveOffer(slug: string): LiveOffer | null {
  const path = `/api/products/${encodeURIComponent(slug)}/offer`;
  const { data } = useSWR(path, () => sendJson<{ offer: LiveOffer }>('GET', path), { errorRetryCount: 2 });
  return data?.offer ?? null;
}
