import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withEnvFiles } from './env-files.mjs';
import { root } from './project.mjs';

/**
 * The core tests name products, prices and texts of the demo shop. It is the root of this
 * repository, until `npm run new-shop` moves it here and puts the merchant's shop in its place.
 */
export const DEMO_SHOP = 'tests/demo-shop';

/** What makes a shop that shop, from the root or from `DEMO_SHOP`. */
export const SHOP_PARTS = ['shop.config.ts', 'content'];

/** The seed of the core tests, whatever the merchant's is. */
const DEMO_SEED = 'ceramics';

/**
 * Returns whether the root is a merchant's shop.
 * @param {string} [folder] the repository
 */
export const isOwnShop = (folder = root) => existsSync(join(folder, DEMO_SHOP));

/**
 * Returns the sandbox's seed for the end-to-end tests of the root: that of the merchant's shop in
 * `.env`, or that of the demo shop.
 * @param {string} [folder] the repository
 */
export const seedOfTests = (folder = root) =>
  (isOwnShop(folder) && withEnvFiles('production', process.env, folder).SANDBOX_SEED?.trim()) || DEMO_SEED;
