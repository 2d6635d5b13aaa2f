import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import type { AddRequest } from '@/lib/model/cart';
import { chosenVariant } from '@/lib/model/variant-selection';
import { catalogPlatform } from '../catalog/current-catalog';
import { catalogGeneration } from '../catalog/generation';
import { toV1Reference } from '../catalog/v1/catalog';
import { toV3Reference } from '../catalog/v3/reference';
import { type CatalogReference, giftCardReference } from '../map/catalog-reference';

/**
 * Returns the platform's reference to a requested product, in the generation of the site's catalog.
 *
 * @throws PlatformError, UnsupportedCatalogError
 */
export async function toCatalogReference(request: AddRequest): Promise<CatalogReference> {
  return (await catalogGeneration()) === 'v1' ? toV1Reference(request) : toV3Reference(request);
}

/**
 * Returns the platform's items to add, which both generations of the cart share.
 *
 * @throws PlatformError, UnsupportedCatalogError
 */
export const toLineItems = (requests: readonly AddRequest[]) =>
  Promise.all(
    requests.map(async (request) => ({
      catalogReference: request.giftCard
        ? giftCardReference(request, request.giftCard)
        : await toCatalogReference(request),
      quantity: request.quantity,
    })),
  );

/**
 * Returns the requests with the variants that the catalog has now, or null when none changes. An
 * open page and an order from before a migration name variants of the old catalog, which have other
 * ids. Their choices still identify them. Reading the product also makes the shop notice the
 * migration.
 *
 * @param unknown the requests whose items the platform did not add
 */
export async function withCurrentVariants(
  requests: readonly AddRequest[],
  unknown: readonly AddRequest[],
): Promise<AddRequest[] | null> {
  let hasChanged = false;
  const current = await Promise.all(
    requests.map(async (request) => {
      const variantId = unknown.includes(request) ? await findVariantId(request) : null;
      if (variantId === null || variantId === request.variantId) return request;
      hasChanged = true;
      // The choices of the old catalog are options. Without modifiers they would count as such.
      return { ...request, variantId, modifiers: request.modifiers ?? {} };
    }),
  );
  return hasChanged ? current : null;
}

/** The rejection of the add is the answer when the product cannot be read. */
async function findVariantId({ productId, choices, giftCard }: AddRequest): Promise<string | null> {
  if (giftCard) return null;
  try {
    const product = await catalogPlatform.queryProductById(productId);
    return (product && chosenVariant(product, choices)?.id) ?? null;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
