import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import type { LiveOffer, Product } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { onChange, publishChange } from '@/lib/redis';
import { createShare } from '@/lib/share';
import { catalogPlatform } from '@/lib/wix/catalog/current-catalog';
import { withProductPrices } from './converted-prices';
import { getPresentProduct } from './lookup';

/** Shares each offer for 15 seconds: the platform allows a whole shop 200 requests a minute. */
const shareOffer = processState('live-offers', () => createShare<LiveOffer | null>(15_000));

/**
 * At most 15 seconds old; once the quota is used up, price and stock of the cached page, at most minutes old.
 * The platform checks the cart again. Null for an unknown product.
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export async function getLiveOffer(slug: string, currency: string | null = null): Promise<LiveOffer | null> {
  listen();
  const product = await getPresentProduct(slug, SITE_VIEW);
  const key = currency === null ? slug : `${slug} ${currency}`;
  return product && shareOffer(key, () => readOffer(product, currency));
}

async function readOffer(product: Product, currency: string | null): Promise<LiveOffer | null> {
  try {
    return await catalogPlatform.queryLiveOffer(product.slug, { language: null, currency });
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.isTooManyRequests) throw error;
    const { id: productId, availability, price, variants } = await withProductPrices(product, currency);
    return { productId, availability, price, variants };
  }
}

const CHANGE_TOPIC = 'offers-changed';
const listening = processState('live-offers-listening', () => ({ hasBegun: false }));

function listen(): void {
  if (listening.hasBegun) return;
  listening.hasBegun = true;
  void onChange(CHANGE_TOPIC, (productId) => dropOffers(productId || null));
}

const dropOffers = (productId: string | null): void =>
  shareOffer.clear((offer) => productId === null || offer === null || offer.productId === productId);

/** Drops the shared offer of a product, or all offers for null, on every server of the shop. */
export async function clearOffers(productId: string | null): Promise<void> {
  dropOffers(productId);
  await publishChange(CHANGE_TOPIC, productId ?? '');
}
