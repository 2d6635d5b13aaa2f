import 'server-only';
import type { AddRequest } from '@/lib/model/cart';
import { chosenVariant } from '@/lib/model/variant-selection';
import { referenceTo } from '../../map/catalog-reference';
import { queryBoughtProduct } from '../bought-product';

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
