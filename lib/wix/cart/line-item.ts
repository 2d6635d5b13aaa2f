import 'server-only';
import type { AddRequest } from '@/lib/model/cart';
import { toCatalogReference } from '../catalog/current-reference';
import { giftCardReference } from '../map/gift-card';

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
