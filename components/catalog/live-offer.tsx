'use client';

import { useLiveOffer } from '@/lib/catalog/use-live-offer';
import { LiveOfferUpdate } from './selection-context';

/** Asks for price and stock as they are now, and brings them into the product page around it. */
export function LiveOffer({ slug }: { slug: string }) {
  return <LiveOfferUpdate offer={useLiveOffer(slug)} />;
}
