import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { oauthApps } from '../apps/schema';
import { collectionProducts, collections, mediaFiles, products, variants } from '../catalog/schema';
import { mediaVideos } from '../catalog/search/schema';
import { type CatalogVersion, writeCatalogVersion } from '../catalog/version';
import { SANDBOX_CLIENT_ID } from '../core/platform';
import { SEED_FOLDER } from '../core/seed-folder';
import type { Writer } from '../db/database';
import { writeSetting } from '../db/settings';
import type { Seed } from '../db/template';
import { GIFT_CARDS_KEY } from '../ecom/quote/gift-cards';
import { coupons, memberships, shippingOptions, taxRates } from '../ecom/quote/schema';
import { bulkInsert } from './bulk-insert';
import { catalogRows, collectionsOf, productRow, variantRows } from './catalog';
import { readCatalogFile, type SeedProduct } from './catalog-file';
import { growSearch, seedSearch } from './catalog-search';
import { SEED_COUPONS } from './coupons';
import { SEED_GIFT_CARDS } from './gift-cards';
import { grownCatalog } from './grown-catalog';
import { seedMembers } from './members';
import { SEED_MEMBERSHIPS } from './memberships';
import { seedOrders } from './orders';
import { SEED_SHIPPING_OPTIONS } from './shipping';
import { SEED_TAX_RATES } from './tax';

/** The number of products that the demo shop has by itself. */
export const FEWEST_PRODUCTS = 32;
export const MOST_PRODUCTS = 200_000;

let ofFiles: string | undefined;
const filesFingerprint = (): string => {
  ofFiles ??= fingerprintOfFiles();
  return ofFiles;
};

/**
 * Returns the demo shop "Halden" on a site with this catalog, in which its past orders were placed:
 * 32 products, coupons, shipping, tax and members. With `products`, it has this many: its own, and
 * variations of them. Without, a shop that a reset enlarged keeps its products.
 */
export function demoShop(version: CatalogVersion = 'V3_CATALOG', products?: number): Seed {
  const fingerprintOfSite = () => `${filesFingerprint()}${version === 'V1_CATALOG' ? '-v1' : ''}`;
  const isGrown = products !== undefined && products > FEWEST_PRODUCTS;
  return {
    get fingerprint() {
      return isGrown ? `${fingerprintOfSite()}-${products}` : fingerprintOfSite();
    },
    ...(products === undefined && { keeps: (stored) => stored.startsWith(fingerprintOfSite()) }),
    async apply(tx) {
      await seedDemoShop(tx, version);
      if (isGrown) await growCatalog(tx, products);
    },
  };
}

async function seedDemoShop(tx: Writer, version: CatalogVersion): Promise<void> {
  await writeCatalogVersion(tx, version);
  const rows = await catalogRows();
  await tx.insert(oauthApps).values({
    id: SANDBOX_CLIENT_ID,
    name: 'Halden storefront',
    redirectDomains: ['localhost', '127.0.0.1'],
    redirectUris: [],
    createdAt: 0,
  });
  await tx.insert(mediaFiles).values(rows.mediaFiles);
  await tx.insert(products).values(rows.products);
  await tx.insert(variants).values(rows.variants);
  await tx.insert(collections).values(rows.collections);
  await tx.insert(collectionProducts).values(rows.collectionProducts);
  await tx.insert(mediaVideos).values(rows.mediaVideos);
  await seedSearch(tx, readCatalogFile().products);
  await tx.insert(coupons).values(SEED_COUPONS);
  await tx.insert(shippingOptions).values(SEED_SHIPPING_OPTIONS);
  await tx.insert(taxRates).values(SEED_TAX_RATES);
  await seedMembers(tx);
  await tx.insert(memberships).values(SEED_MEMBERSHIPS);
  await writeSetting(tx, GIFT_CARDS_KEY, SEED_GIFT_CARDS);
  await seedOrders(tx);
}

async function growCatalog(tx: Writer, total: number): Promise<void> {
  const { products: demo } = readCatalogFile();
  await bulkInsert(
    tx,
    products,
    rowsOf(demo, total, (product) => [productRow(product)]),
  );
  await bulkInsert(tx, variants, rowsOf(demo, total, variantRows));
  await bulkInsert(tx, collectionProducts, rowsOf(demo, total, collectionsOf));
  await growSearch(tx, demo.length, grownCatalog(demo, total));
}

/** Yields rows one after the other, because all of them together would take a gigabyte. */
function* rowsOf<T>(demo: SeedProduct[], total: number, toRows: (product: SeedProduct) => T[]): Generator<T> {
  for (const product of grownCatalog(demo, total)) yield* toRows(product);
}

/** Folders that only serve or render the rows, so their changes need no new seed. */
const NOT_OF_THE_ROWS = new Set([
  ...['captcha', 'console', 'hosted', 'mail', 'media', 'bench', 'exec', 'meta'],
  'node_modules',
]);
/** In the package, `dist/` has the sources. */
const ROW_SOURCE = /\.(?:ts|json|sql)$|^dist[/\\][^/\\]+\.mjs$/;

/**
 * Returns a fingerprint of every file that rows may depend on: the sandbox's sources, the
 * migrations, the pictures' sizes.
 */
function fingerprintOfFiles(): string {
  const hash = createHash('sha256');
  const sandbox = join(SEED_FOLDER, '..');
  const sources = readdirSync(sandbox, { recursive: true, encoding: 'utf8' })
    .filter((name) => ROW_SOURCE.test(name) && !NOT_OF_THE_ROWS.has(name.split(sep)[0] ?? ''))
    .sort();
  for (const name of sources) hash.update(name).update(readFileSync(join(sandbox, name)));
  const media = join(SEED_FOLDER, 'media');
  for (const name of readdirSync(media).sort()) hash.update(`${name}:${statSync(join(media, name)).size};`);
  return hash.digest('hex').slice(0, 24);
}
