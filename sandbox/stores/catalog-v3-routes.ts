import { type Context, Hono } from 'hono';
import { readCaller, requireAdmin } from '../core/caller';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';

/** Reads of Catalog V3; the first three are sent with POST as well when their query is too long for an address. */
const READS = [
  ['GET', '/stores/v3/products/query'],
  ['POST', '/stores/v3/products/query'],
  ['GET', '/stores/v3/products/search'],
  ['POST', '/stores/v3/products/search'],
  ['GET', '/stores/v3/products/count'],
  ['POST', '/stores/v3/products/count'],
  ['GET', '/stores/v3/products/slug/:slug'],
  ['GET', '/stores/v3/products/:productId'],
  ['GET', '/stores/v3/all-products-category'],
  ['POST', '/stores/v3/products/query-variants'],
  ['POST', '/categories/v1/categories/query'],
  ['POST', '/categories/v1/categories/search'],
  ['GET', '/categories/v1/categories/list-categories-for-item'],
  ['GET', '/categories/v1/categories/slug/:slug'],
  ['GET', '/categories/v1/categories/:categoryId'],
  ['GET', '/categories/v1/categories/:categoryId/list-items'],
] as const;

const WRITES = [
  ['POST', '/stores/v3/products'],
  ['PATCH', '/stores/v3/products/:productId'],
  ['DELETE', '/stores/v3/products/:productId'],
] as const;

/**
 * Catalog V3 as a site with the V1 catalogue answers it: 428 CATALOG_V1_SITE_CALLING_CATALOG_V3_API. A site has one of
 * the two for good, `getCatalogVersion` says which; this is how a client that speaks both finds out as well.
 */
export function catalogV3Routes(platform: Platform): Hono {
  const app = new Hono();
  const refuse = () => {
    throw applicationError(
      428,
      'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
      'The site has the V1 catalog, which Catalog V3 calls cannot read or change',
    );
  };
  for (const [method, path] of READS)
    app.on(method, path, async (c: Context) => {
      await readCaller(platform, c);
      return refuse();
    });
  for (const [method, path] of WRITES)
    app.on(method, path, async (c: Context) => {
      await requireAdmin(platform, c);
      return refuse();
    });
  return app;
}
