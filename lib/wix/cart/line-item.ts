import 'server-only';
import { PlatformError } from '@/lib/errors/platform-error';
import { countAttempt } from '@/lib/limits/limit';
import type { AddRequest } from '@/lib/model/cart';
import type { Product } from '@/lib/model/product';
import { chosenVariant } from '@/lib/model/variant-selection';
import { processState } from '@/lib/process-state';
import { createShare } from '@/lib/share';
import { catalogPlatform } from '../catalog/current-catalog';
import { catalogGeneration } from '../catalog/generation';
import { toV1Reference } from '../catalog/v1/catalog';
import { type CatalogReference, giftCardReference, referenceTo } from '../map/catalog-reference';

/** @throws PlatformError, UnsupportedCatalogError */
export async function toCatalogReference(request: AddRequest): Promise<CatalogReference> {
  return (await catalogGeneration()) === 'v1' ? toV1Reference(request) : toV3Reference(request);
}

/** Both generations of the cart take the same items. @throws PlatformError, UnsupportedCatalogError */
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
 * `requests` with the variants that the catalog has now, or null when none changes. Pages and orders
 * from before a migration name old ids, and their choices still identify the variants. Reading a product also
 * makes the shop notice the migration. `unknown`: requests that the platform did not add.
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

/**
 * Without the id of a variant, the platform reports success and adds nothing, so the product of a plain form
 * is read to find it. `options` has the modifiers. @throws PlatformError
 */
async function toV3Reference(request: AddRequest) {
  const { productId, variantId, choices, customText, modifiers, subscriptionId } = request;
  const variant = variantId === null ? await findVariant(productId, choices) : null;
  return referenceTo(productId, {
    variantId: variantId ?? variant?.id ?? null,
    // Without modifiers, but with a variant, this repeats a line, whose choices were stored as modifiers.
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
 * The product that a plain form adds, or null. Reads from the quota reserved for carts, so that requests for
 * invented pages cannot prevent a sale. A client IP address has enough reads for any shopper.
 * @throws PlatformError, ShopError `too-many-attempts`
 */
export const queryBoughtProduct = (id: string): Promise<Product | null> =>
  share(id, async () => {
    await countAttempt('product-of-form', '');
    return catalogPlatform.queryProductById(id, undefined, 'reserved');
  });
