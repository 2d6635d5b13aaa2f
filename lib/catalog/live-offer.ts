import 'server-only';
import { onChange, publishChange } from '@/lib/redis';
import { createShare } from '@/lib/share';
import { queryLiveOffer } from '@/lib/wix/catalog-v1';
import { PlatformError } from '@/lib/wix/platform-error';
import { getProduct } from './lookup';
import type { LiveOffer, Product } from './types';

/** The platform allows 200 requests a minute for a whole shop: one look at the shelf serves all who look with it. */
const shareOffer = createShare<LiveOffer | null>(15_000);

/**
 * Price and stock of a product as of at most 15 seconds ago, however many ask; null when there is no such product. While
 * the part of the quota for such reads is used up, price and stock are those of the cached page, at most minutes old.
 * The cart, which the platform checks again, is the truth.
 *
 * @throws PlatformError, ShopError `too-many-tries`
 */
export async function getLiveOffer(slug: string): Promise<LiveOffer | null> {
  listen();
  const product = await getProduct(slug);
  return product && shareOffer(product.slug, () => readOffer(product));
}

async function readOffer(product: Product): Promise<LiveOffer | null> {
  try {
    return await queryLiveOffer(product.slug);
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isTooManyRequests) throw error;
    const { id: productId, availability, price, variants } = product;
    return { productId, availability, price, variants };
  }
}

const NEWS = 'offers-changed';
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  void onChange(NEWS, (productId) => dropOffers(productId || null));
}

const dropOffers = (productId: string | null): void =>
  shareOffer.clear((offer) => productId === null || offer === null || offer.productId === productId);

/**
 * Drops the shared offer of a product, or all of them for null, on every server of the shop: the next request reads the
 * platform.
 */
export async function forgetOffers(productId: string | null): Promise<void> {
  dropOffers(productId);
  await publishChange(NEWS, productId ?? '');
}
