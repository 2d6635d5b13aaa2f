'use client';

import { useLiveOffer } from '@/lib/catalog/use-live-offer';
import { LiveOfferUpdate } from './selection-context';

/** Fetches the current price and stock and applies them to the product page around it. */
export function LiveOffer({ slug }: { slug: string }) {
  return <LiveOfferUpdate offer={useLiveOffer(slug)} />;
}
