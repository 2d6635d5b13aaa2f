import 'server-only';
import { findProductById } from '@/lib/catalog/product-by-id';
import type { Product } from '@/lib/catalog/types';
import { missingOptions } from '@/lib/catalog/variant-selection';
import { ShopError } from '@/lib/errors/shop-error';
import type { AddRequest } from './cart-api';

/** A product was requested without a choice for each of its options. The platform answers as if it were sold out. */
export class MissingOptionsError extends ShopError {
  constructor(readonly product: Product) {
    super('options-missing');
  }
}

/**
 * Looks for the reason why nothing was added: an option without a choice. Costs one call of the platform.
 *
 * @throws MissingOptionsError
 */
export async function assertOptions({ productId, variantId, choices }: AddRequest): Promise<void> {
  if (variantId !== null) return;
  const product = await findProductById(productId);
  if (product && missingOptions(product, choices).length > 0) throw new MissingOptionsError(product);
}
