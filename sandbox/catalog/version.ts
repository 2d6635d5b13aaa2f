import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import type { Database, Writer } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';

const KEY = 'catalogVersion';
const version = z.enum(['V1_CATALOG', 'V3_CATALOG']);

/** The catalog that the site has. A site never has both. */
export type CatalogVersion = z.infer<typeof version>;

export async function readCatalogVersion(db: Database['read'] | Writer): Promise<CatalogVersion> {
  return version.catch('V1_CATALOG').parse(await readSetting(db, KEY));
}

/**
 * Rejects calls of the catalog that the site does not have. Clients that support both detect the
 * catalog this way.
 * @throws PlatformError 428 with the platform's code.
 */
export async function requireCatalog(platform: Platform, wanted: CatalogVersion): Promise<void> {
  if ((await readCatalogVersion(platform.db.read)) === wanted) return;
  throw wanted === 'V3_CATALOG'
    ? applicationError(
        428,
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'The site has the V1 catalog, which Catalog V3 calls cannot read or change',
      )
    : applicationError(
        428,
        'CATALOG_V3_CALLING_CATALOG_V1_API',
        'The site has the V3 catalog, which Catalog V1 calls cannot read or change',
      );
}

/**
 * `/_sandbox/catalog`: switches the site to the other catalog with the same products. The platform
 * has no such switch, because a site keeps the catalog that it was created with. A reset goes back
 * to V1.
 */
export function catalogVersionRoutes(platform: Platform): Hono {
  const app = new Hono();
  app.get('/_sandbox/catalog', async (c) => c.json({ version: await readCatalogVersion(platform.db.read) }));
  app.put('/_sandbox/catalog', async (c) => {
    const wanted = await readArguments(c, z.strictObject({ version }));
    await platform.db.write((tx) => writeSetting(tx, KEY, wanted.version));
    return c.json(wanted);
  });
  return app;
}
