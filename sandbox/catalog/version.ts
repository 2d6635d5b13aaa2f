import { Hono } from 'hono';
import { z } from 'zod';
import { allowedRedirectsSchema, readAllowedRedirects, writeAllowedRedirects } from '../apps/store';
import { readArguments } from '../core/arguments';
import { defined } from '../core/defined';
import { applicationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { siteOptionsSchema } from '../core/site-options';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';

const KEY = 'catalogVersion';
const version = z.enum(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);

/**
 * The catalog that the site has: V3 unless it was chosen otherwise, as on new sites of the
 * platform. A site never has both. A site without Stores has none.
 */
export type CatalogVersion = z.infer<typeof version>;

export async function readCatalogVersion(db: Reader): Promise<CatalogVersion> {
  return version.catch('V3_CATALOG').parse(await readSetting(db, KEY));
}

/** Whether the site has the V3 catalog. */
export const hasV3 = async ({ db }: Pick<Platform, 'db'>): Promise<boolean> =>
  (await readCatalogVersion(db.read)) === 'V3_CATALOG';

export const writeCatalogVersion = (tx: Writer, value: CatalogVersion): Promise<void> =>
  writeSetting(tx, KEY, value);

/**
 * Rejects calls of the catalog that the site does not have. Clients that support both detect the
 * catalog this way.
 * @throws PlatformError 428 with the platform's code.
 */
export async function requireCatalog(
  platform: Platform,
  required: Exclude<CatalogVersion, 'STORES_NOT_INSTALLED'>,
): Promise<void> {
  const current = await readCatalogVersion(platform.db.read);
  if (current === required) return;
  if (current === 'STORES_NOT_INSTALLED')
    throw applicationError(
      428,
      'REQUIRED_APP_NOT_INSTALLED',
      'The app Wix Stores is not installed on the site',
    );
  throw required === 'V3_CATALOG'
    ? applicationError(
        428,
        'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        'Endpoint belongs to the wrong catalog version. This site is using CATALOG_V1.',
      )
    : applicationError(
        428,
        'CATALOG_V3_CALLING_CATALOG_V1_API',
        'Endpoint belongs to the wrong catalog version. Your site is using CATALOG_V3.',
      );
}

const siteArguments = z
  .strictObject({
    catalogVersion: version,
    ...allowedRedirectsSchema.shape,
    ...siteOptionsSchema.shape,
  })
  .partial()
  .refine((requested) => Object.keys(requested).length > 0, 'names no option');

/**
 * `/_sandbox/site`: gives the site the other catalog with the same products, or takes Stores from
 * it, and sets where its OAuth app may send shoppers and what live sites answer differently. A
 * request changes what it names. The platform has no switch of the catalog: it converts sites from
 * V1 to V3 by itself, and never back. A reset goes back to the catalog that the sandbox started with,
 * and to the defaults.
 */
export function siteControls(platform: Platform): Hono {
  const app = new Hono();
  const read = async () => ({
    catalogVersion: await readCatalogVersion(platform.db.read),
    ...(await readAllowedRedirects(platform.db.read)),
    ...platform.siteOptions,
  });

  app.get('/_sandbox/site', async (c) => c.json(await read()));
  app.put('/_sandbox/site', async (c) => {
    const { catalogVersion, redirectDomains, redirectUris, ...options } = await readArguments(
      c,
      siteArguments,
    );
    await platform.db.write(async (tx) => {
      if (catalogVersion) await writeCatalogVersion(tx, catalogVersion);
      if (redirectDomains ?? redirectUris) await writeAllowedRedirects(tx, { redirectDomains, redirectUris });
    });
    platform.siteOptions = { ...platform.siteOptions, ...defined(options) };
    return c.json(await read());
  });
  return app;
}
