import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEMO_SHOP, SHOP_PARTS } from '../demo-shop.mjs';
import { root } from '../project.mjs';

/** Never in a copy. Results of commands would grow with every copy of a copy. */
const NEVER_COPIED = ['node_modules', 'test-results', 'screenshots', 'playwright-report', 'coverage'];
/** Stays from an earlier run. It is used again when its fingerprint fits. */
const BUILD = '.next-e2e';

/**
 * Makes a copy of the demo shop below the root, in place of an earlier one. Hidden files are not
 * copied, so no copy has the merchant's settings.
 *
 * @param {string} folder from the root. It lies inside, so that the packages are found in the same
 *   place
 * @param {{ without?: readonly string[], specs?: RegExp }} [options] folders of the root that the
 *   copy does not need, and the end-to-end tests that it has; by default all
 * @returns {string} its path
 */
export function copyDemoShop(folder, { without = [], specs = /./ } = {}) {
  const copy = join(root, folder);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy))
    if (name !== BUILD) rmSync(join(copy, name), { recursive: true, force: true });
  const excluded = new Set([...NEVER_COPIED, ...without]);
  for (const name of readdirSync(root))
    if (name === '.env.example' || !(name.startsWith('.') || excluded.has(name)))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) =>
          basename(path) !== 'node_modules' && (!path.endsWith('.spec.ts') || specs.test(path)),
      });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  restoreDemo(copy);
  return copy;
}

/**
 * Puts the demo shop back where `npm run new-shop` took it from.
 *
 * @param {string} copy
 */
function restoreDemo(copy) {
  const demo = join(root, DEMO_SHOP);
  if (!existsSync(demo)) return;
  rmSync(join(copy, DEMO_SHOP), { recursive: true, force: true });
  for (const part of SHOP_PARTS) {
    rmSync(join(copy, part), { recursive: true, force: true });
    cpSync(join(demo, part), join(copy, part), { recursive: true });
  }
  // Made of the merchant's pictures.
  rmSync(join(copy, 'public/pictures'), { recursive: true, force: true });
}
