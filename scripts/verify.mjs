import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { reportProductInformation } from './lib/verification/product-information.mjs';
import { verify } from './lib/verification/verification.mjs';

/**
 * `npm run verify`: runs the whole verification on a machine that is set up. `npm run verify --
 * --products` only lists what the products of the site lack (docs/consumer-law.md).
 */
await runCommand(() => {
  requireNode();
  return process.argv.includes('--products') ? reportProductInformation() : verify();
});
