import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CLIENT_ID } from '../core/platform';
import type { Writer } from '../db/database';
import {
  collectionProducts,
  collections,
  coupons,
  mediaFiles,
  oauthApps,
  products,
  shippingOptions,
  taxRates,
  variants,
} from '../db/schema';
import { catalogueRows } from './catalogue';
import { SEED_FOLDER } from './catalogue-file';
import { SEED_COUPONS } from './coupons';
import { seedMembers } from './members';
import { seedOrders } from './orders';
import { SEED_SHIPPING_OPTIONS } from './shipping';
import { SEED_TAX_RATES } from './tax';

/** What a fresh sandbox holds. The same fingerprint means the same rows. */
export type Seed = {
  fingerprint: string;
  /** Fills empty tables. */
  apply(tx: Writer): Promise<void>;
};

let fingerprint: string | undefined;

/** The demo shop "Halden": 32 products, coupons, shipping, tax and members. */
export const demoShop: Seed = {
  get fingerprint() {
    fingerprint ??= fingerprintOfFiles();
    return fingerprint;
  },
  async apply(tx) {
    const rows = await catalogueRows();
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
    await tx.insert(coupons).values(SEED_COUPONS);
    await tx.insert(shippingOptions).values(SEED_SHIPPING_OPTIONS);
    await tx.insert(taxRates).values(SEED_TAX_RATES);
    await seedMembers(tx);
    await seedOrders(tx);
  },
};

/** Of everything the rows are made from: the seed's sources, the price and stock rules, the migrations, the pictures' sizes. */
function fingerprintOfFiles(): string {
  const hash = createHash('sha256');
  const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));
  const rules = ['price.ts', 'inventory.ts'].map((name) =>
    fileURLToPath(new URL(`../stores/${name}`, import.meta.url)),
  );
  const sources = [SEED_FOLDER, migrations].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(ts|json|sql)$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const file of [...sources, ...rules]) hash.update(basename(file)).update(readFileSync(file));
  const media = join(SEED_FOLDER, 'media');
  for (const name of readdirSync(media).sort()) hash.update(`${name}:${statSync(join(media, name)).size};`);
  return hash.digest('hex').slice(0, 24);
}
