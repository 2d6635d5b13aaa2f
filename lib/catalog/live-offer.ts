import 'server-only';
import { onNews, tellNews } from '@/lib/redis';
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
export function getLiveOffer(slug: string): Promise<LiveOffer | null> {
  listen();
  return shareOffer(slug, () => queryLiveOffer(slug));
}

const NEWS = 'offers-changed';
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  void onNews(NEWS, shareOffer.clear);
}

/** Something has changed on the shelf: whoever asks next, of any server of the shop, gets a new answer. */
export async function forgetOffers(): Promise<void> {
  shareOffer.clear();
  await tellNews(NEWS);
}
