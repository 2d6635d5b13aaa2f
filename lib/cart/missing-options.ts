import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { ShopError } from '@/lib/errors/shop-error';
import { emptyFields } from '@/lib/model/buy-fields';
import type { AddRequest } from '@/lib/model/cart';
import type { Product } from '@/lib/model/product';
import { missingOptions } from '@/lib/model/variant-selection';
import { queryBoughtProduct } from '@/lib/wix/catalog/v3/reference';

/**
 * An option of the product has no choice, or a required field is empty. The platform responds as if
 * the product were sold out.
 */
export class MissingOptionsError extends ShopError {
  constructor(readonly product: Product) {
    super('options-missing');
  }
}

/**
 * Checks whether nothing was added because an option has no choice or a required field is empty.
 * Costs at most one platform call.
 *
 * @throws MissingOptionsError
 */
export async function assertOptions(request: AddRequest): Promise<void> {
  const { productId, variantId, choices, modifiers } = request;
  // A request that repeats a line was complete when it was made.
  if (request.giftCard || (variantId !== null && modifiers === undefined)) return;
  const product = await queryBoughtProduct(productId).catch(nullIfUnreachable);
  if (!product) return;
  const isOpen = variantId === null && missingOptions(product, choices).length > 0;
  if (isOpen || emptyFields(product, request).length > 0) throw new MissingOptionsError(product);
}

/** The rejection of the add is the answer then. */
function nullIfUnreachable(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}
