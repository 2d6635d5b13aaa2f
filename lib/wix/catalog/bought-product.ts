import 'server-only';
import { countTry } from '@/lib/limits/limit';
import type { Product } from '@/lib/model/product';
import { processState } from '@/lib/process-state';
import { createShare } from '@/lib/share';
import { catalogPlatform } from './current-catalog';

/** Shares a product for 15 seconds. The platform checks stock and price of an add itself. */
const share = processState('bought-products', () => createShare<Product | null>(15_000));

/**
 * Returns the product that a plain form adds to the cart, or null when there is none. An add is
 * money: the read takes the part of the quota that is reserved for carts, so that made-up pages
 * cannot prevent it. A client address has enough reads for any shopper.
 *
 * @throws PlatformError, ShopError `too-many-tries`
 */
export const queryBoughtProduct = (id: string): Promise<Product | null> =>
  share(id, async () => {
    await countTry('product-of-form', '');
    return catalogPlatform.queryProductById(id, undefined, 'reserved');
  });
