import { join } from 'node:path';
import { DEMO_SHOP, isOwnShop } from '../../scripts/lib/demo-shop.mjs';
import { root } from '../../scripts/lib/project.mjs';

/** The folder with the demo shop's configuration and content, also in a merchant's repository. */
export const DEMO_FOLDER = isOwnShop() ? join(root, DEMO_SHOP) : root;
