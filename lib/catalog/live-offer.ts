import 'server-only';
import { createShare } from '@/lib/share';
import { queryLiveOffer } from '@/lib/wix/catalog-v1';
import type { LiveOffer } from './types';

/** The platform allows 200 requests a minute for a whole shop: one look at the shelf serves all who look with it. */
const shareOffer = createShare<LiveOffer | null>(15_000);

/**
 * Price and stock of a product as of at most 15 seconds ago, however many ask; null when there is no such product.
 * The cart, which the platform checks again, is the truth.
 *
 * @throws PlatformError
 */
export const getLiveOffer = (slug: string): Promise<LiveOffer | null> =>
  shareOffer(slug, () => queryLiveOffer(slug));
