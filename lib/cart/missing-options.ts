import 'server-only';
import { findProductById } from '@/lib/catalog/product-by-id';
import { ShopError } from '@/lib/errors/shop-error';
import type { AddRequest } from '@/lib/model/cart';
import type { Product } from '@/lib/model/product';
import { missingOptions } from '@/lib/model/variant-selection';

/** An option of the product has no choice. The platform responds as if it were sold out. */
export class MissingOptionsError extends ShopError {
  constructor(readonly product: Product) {
    super('options-missing');
  }
}

/**
 * Checks whether nothing was added because an option has no choice. Costs one platform call.
 *
 * @throws MissingOptionsError
 */
export async function assertOptions({ productId, variantId, choices }: AddRequest): Promise<void> {
  if (variantId !== null) return;
  const product = await findProductById(productId);
  if (product && missingOptions(product, choices).length > 0) throw new MissingOptionsError(product);
}
