import { oauthApps } from '../apps/schema';
import { collectionProducts, collections, mediaFiles, products, variants } from '../catalog/schema';
import { mediaVideos } from '../catalog/search/schema';
import { type CatalogVersion, writeCatalogVersion } from '../catalog/version';
import { SANDBOX_CLIENT_ID } from '../core/platform';
import { onSite } from '../core/site';
import type { Writer } from '../db/database';
import { writeSetting } from '../db/settings';
import type { Seed } from '../db/template';
import { GIFT_CARDS_KEY } from '../ecom/quote/gift-cards';
import { coupons, memberships, shippingOptions, taxRates } from '../ecom/quote/schema';
import { TAX_GROUPS_KEY } from '../ecom/quote/store';
import { taxRows } from '../ecom/quote/tax-rates';
import { giftCardProducts } from '../gift-cards/schema';
import { writeRates } from '../multilingual/store';
import { reviews } from '../reviews/schema';
import { bulkInsert } from './bulk-insert';
import { catalogRows, collectionsOf, productRow, variantRows } from './catalog';
import { readCatalogFile, type SeedProduct } from './catalog-file';
import { growSearch, seedSearch } from './catalog-search';
import { seedContent } from './content';
import { filesFingerprint } from './fingerprint';
import { seedForms } from './forms';
import { grownCatalog } from './grown-catalog';
import { seedMembers } from './members';
import { seedOrders } from './orders';
import { readReviewFile } from './review-file';
import { reviewRows } from './reviews';
import { couponRows, giftCardProductRows, giftCardsOf, membershipRows, shippingRows } from './rules';
import { DEFAULT_SEED } from './seed-folder';
import { readShopFile } from './shop-file';
import { seedTranslations } from './translations';

export const MAX_PRODUCTS = 200_000;

/** A setting of the database: the seed that filled it, as `SANDBOX_SEED` named it. */
export const SEED_KEY = 'seed';

/** Returns the number of products that a seed has by itself. */
export const ownProductsOf = (seed: string): number => readCatalogFile(seed).products.length;

/**
 * Returns the demo shop of a seed on a site with this catalog, in which its past orders were
 * placed. With `products`, it has this many: its own, and variations of them. Without, a shop that
 * a reset enlarged keeps its products.
 * @throws Error for an unknown seed, and for fewer products than the seed has
 */
export function demoShop(
  version: CatalogVersion = 'V3_CATALOG',
  products?: number,
  seed = DEFAULT_SEED,
): Seed {
  const own = products === undefined ? 0 : ownProductsOf(seed);
  if (products !== undefined && products < own)
    throw new Error(`The seed "${seed}" has ${own} products, so its site cannot have ${products}.`);
  const fingerprintOfSite = () => `${filesFingerprint(seed)}${version === 'V1_CATALOG' ? '-v1' : ''}`;
  const isGrown = products !== undefined && products > own;
  return {
    get fingerprint() {
      return isGrown ? `${fingerprintOfSite()}-${products}` : fingerprintOfSite();
    },
    ...(products === undefined && { keeps: (stored) => stored.startsWith(fingerprintOfSite()) }),
    apply: (tx) =>
      onSite(readShopFile(seed).site, async () => {
        await seedDemoShop(tx, seed, version);
        if (isGrown) await growCatalog(tx, seed, products);
      }),
  };
}

async function seedDemoShop(tx: Writer, seed: string, version: CatalogVersion): Promise<void> {
  await writeCatalogVersion(tx, version);
  const rows = await catalogRows(seed);
  const shop = readShopFile(seed);
  await writeSetting(tx, SEED_KEY, seed);
  await tx.insert(oauthApps).values({
    id: SANDBOX_CLIENT_ID,
    name: `${shop.site.name} storefront`,
    redirectDomains: shop.redirectDomains,
    redirectUris: shop.redirectUris,
    createdAt: 0,
  });
  await bulkInsert(tx, mediaFiles, rows.mediaFiles);
  await bulkInsert(tx, products, rows.products);
  await bulkInsert(tx, variants, rows.variants);
  await bulkInsert(tx, collections, rows.collections);
  await bulkInsert(tx, collectionProducts, rows.collectionProducts);
  await bulkInsert(tx, mediaVideos, rows.mediaVideos);
  await seedSearch(tx, readCatalogFile(seed).products);
  await seedTranslations(tx, seed);
  await writeRates(tx, shop.rates);
  await bulkInsert(tx, coupons, couponRows(shop));
  await bulkInsert(tx, shippingOptions, shippingRows(shop));
  await bulkInsert(tx, taxRates, taxRows(shop.taxRates));
  if (shop.taxGroups) await writeSetting(tx, TAX_GROUPS_KEY, shop.taxGroups);
  await seedMembers(tx, shop.members);
  await bulkInsert(tx, memberships, membershipRows(shop));
  await writeSetting(tx, GIFT_CARDS_KEY, giftCardsOf(shop));
  await bulkInsert(tx, giftCardProducts, giftCardProductRows(shop));
  await seedOrders(tx, shop.orders, shop.members);
  await seedForms(tx);
  await bulkInsert(
    tx,
    reviews,
    reviewRows(readReviewFile(seed), readCatalogFile(seed).products, rows.mediaFiles),
  );
  await seedContent(tx, shop, rows.mediaFiles);
}

async function growCatalog(tx: Writer, seed: string, total: number): Promise<void> {
  const { products: demo } = readCatalogFile(seed);
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
