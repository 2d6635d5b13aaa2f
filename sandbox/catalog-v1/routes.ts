import { Hono } from 'hono';
import { hasV3, readCatalogVersion, requireCatalog } from '../catalog/version';
import { readCaller } from '../core/caller';
import type { Platform } from '../core/platform';
import { collectionRoutes } from './collections/routes';
import { collectionWriteRoutes } from './collections/write-routes';
import { inventoryReadRoutes, inventoryWriteRoutes } from './inventory/routes';
import { bulkRoutes } from './products/bulk-routes';
import { productRoutes } from './products/routes';
import { productWriteRoutes } from './products/write-routes';
import { variantRoutes } from './variants/routes';

/**
 * The SDK reads under the first prefix, REST clients under the other two. All three read the same
 * data.
 */
const READ_PREFIXES = ['/stores-reader/v1', '/stores/v1', '/stores/api/v1'];

/** Writes have one prefix. */
const WRITE_PREFIX = '/stores/v1';

/**
 * The queries that were observed on sites with V3. Whether other URLs of `stores-reader` answer there
 * is unknown.
 */
const ANSWERED_ON_V3 = new Set([
  '/stores-reader/v1/products/query',
  '/stores-reader/v1/products/query-platformized',
]);

/** Catalog V1: reads, which a visitor may send, and writes, which need an API key. */
export function catalogV1Routes(platform: Platform): Hono {
  const app = new Hono();
  for (const prefix of ['/stores/v1', '/stores/api/v1', '/stores/v2', '/stores-reader', '/v2/collections'])
    app.use(`${prefix}/*`, async (c, next) => {
      await readCaller(platform, c);
      if (!ANSWERED_ON_V3.has(c.req.path) || !(await hasV3(platform)))
        await requireCatalog(platform, 'V1_CATALOG');
      await next();
    });
  const products = productRoutes(platform);
  const variants = variantRoutes(platform);
  const collections = collectionRoutes(platform);
  for (const prefix of READ_PREFIXES) {
    app.route(prefix, products);
    app.route(prefix, variants);
    app.route(prefix, collections);
  }
  app.route(WRITE_PREFIX, productWriteRoutes(platform));
  app.route(WRITE_PREFIX, bulkRoutes(platform));
  app.route(WRITE_PREFIX, collectionWriteRoutes(platform));
  app.route('/stores-reader/v2', inventoryReadRoutes(platform));
  app.route('/stores/v2', inventoryReadRoutes(platform));
  app.route('/stores/v2', inventoryWriteRoutes(platform));
  // The installed client and its older versions request collections here.
  app.route('/v2', collections);
  app.route('/stores-reader/v2', collections);

  app.get('/stores/v3/provision/version', async (c) => {
    await readCaller(platform, c);
    return c.json({ catalogVersion: await readCatalogVersion(platform.db.read) });
  });
  return app;
}
