import 'server-only';
import { countAttempt } from '@/lib/limits/limit';
import type { AddRequest } from '@/lib/model/cart';
import type { Product } from '@/lib/model/product';
import { chosenVariant } from '@/lib/model/variant-selection';
import { processState } from '@/lib/process-state';
import { createShare } from '@/lib/share';
import { referenceTo } from '../../map/catalog-reference';
import { catalogPlatform } from '../current-catalog';

/**
 * Returns V3's reference to a product. The id alone identifies the variant. Without it the platform
 * answers that all is well and adds nothing. `options` has the modifiers.
 *
 * A plain form sends the choices of the options, so that the product is read to find the variant.
 *
 * @throws PlatformError
 */
export async function toV3Reference(request: AddRequest) {
  const { productId, variantId, choices, customText, modifiers, subscriptionId } = request;
  const variant = variantId === null ? await findVariant(productId, choices) : null;
  return referenceTo(productId, {
    variantId: variantId ?? variant?.id ?? null,
    // Without modifiers and with a variant, the request repeats a line of a cart or an order. Its
    // choices are what the platform stored as modifiers.
    options: modifiers ?? (variantId === null ? {} : choices),
    customTextFields: customText,
    subscriptionOptionId: subscriptionId ?? null,
    preOrderRequested: request.preOrder === true || variant?.preOrder === true,
  });
}

async function findVariant(productId: string, choices: AddRequest['choices']) {
  const product = await queryBoughtProduct(productId);
  return product && chosenVariant(product, choices);
}

/** Shares a product for 15 seconds. The platform checks stock and price of an add itself. */
const share = processState('bought-products', () => createShare<Product | null>(15_000));

/**
 * Returns the product that a plain form adds to the cart, or null when there is none. An add is
 * money: the read takes the part of the quota that is reserved for carts, so that made-up pages
 * cannot prevent it. A client IP address has enough reads for any shopper.
 *
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export const queryBoughtProduct = (id: string): Promise<Product | null> =>
  share(id, async () => {
    await countAttempt('product-of-form', '');
    return catalogPlatform.queryProductById(id, undefined, 'reserved');
  });
