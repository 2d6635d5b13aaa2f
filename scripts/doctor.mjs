import { doctor } from './lib/doctor/examination.mjs';
import { Failure, runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { observeCommand } from './lib/observation/commands.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/**
 * `npm run doctor`: compares the site of `WIX_CLIENT_ID` with this shop before it goes live, and
 * names what to click (docs/deploy.md). `npm run doctor -- --observe [file]` writes what the site
 * answers, without its contents.
 */
await runCommand(() => {
  requireNode();
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--observe') return observeCommand(withEnvFiles('production'), rest);
  if (first !== undefined) throw new Failure(`npm run doctor knows only --observe, not ${first}.`);
  return doctor(withEnvFiles('production'));
});
