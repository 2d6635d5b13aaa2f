import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * The core tests name products, prices and texts of the demo shop. It is the root of this
 * repository, until `npm run new-shop` moves it here and puts the merchant's shop in its place.
 */
export const DEMO_SHOP = 'tests/demo-shop';

/** The files that make a shop that shop, from the root or from `DEMO_SHOP`. */
export const SHOP_PARTS = ['shop.config.ts', 'content', 'own'];

/**
 * Returns whether the root is a merchant's shop.
 * @param {string} [folder] the repository
 */
export const isOwnShop = (folder = root) => existsSync(join(folder, DEMO_SHOP));
