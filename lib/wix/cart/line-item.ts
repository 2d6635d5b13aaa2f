import type { AddRequest } from '@/lib/model/cart';
import { toCatalogReference } from '../map/catalog-reference';

/** Returns the platform's item to add, which both generations of the cart share. */
export const toLineItem = (request: AddRequest) => ({
  catalogReference: toCatalogReference(request),
  quantity: request.quantity,
});
