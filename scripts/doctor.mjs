import { doctor } from './lib/doctor/examination.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/**
 * `npm run doctor`: compares the site of `WIX_CLIENT_ID` with this shop before it goes live, and
 * names what to click (docs/deploy.md).
 */
await runCommand(() => {
  requireNode();
  return doctor(withEnvFiles('production'));
});
