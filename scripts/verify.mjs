import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { verify } from './lib/verification/verification.mjs';

/** `npm run verify`: runs the whole verification on a machine that is set up. */
await runCommand(() => {
  requireNode();
  return verify();
});
