import 'server-only';
import type { AddRequest } from '@/lib/model/cart';
import type { CatalogReference } from '../map/catalog-reference';
import { catalogGeneration } from './generation';
import { toV1Reference } from './v1/catalog';
import { toV3Reference } from './v3/reference';

/**
 * Returns the platform's reference to a requested product, in the generation of the site's catalog.
 *
 * @throws PlatformError, UnsupportedCatalogError
 */
export async function toCatalogReference(request: AddRequest): Promise<CatalogReference> {
  return (await catalogGeneration()) === 'v1' ? toV1Reference(request) : toV3Reference(request);
}
