import type { AddRequest } from '@/lib/model/cart';
import { referenceTo } from '../../map/catalog-reference';
import { DEFAULT_VARIANT_ID } from './product';

/**
 * Returns V1's reference to a product. The choices of its options identify the variant, and so does
 * its id. A product without options has no variant to refer to.
 */
export const toV1Reference = async ({ productId, variantId, choices, customText }: AddRequest) =>
  referenceTo(productId, {
    variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
    options: choices,
    customTextFields: customText,
  });
