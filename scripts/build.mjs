import { buildOnPlatform } from './lib/build/build-on-platform.mjs';
import { runCommand } from './lib/failure.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/**
 * `npm run build`: makes the production build that `npm start` with the same settings serves. It
 * needs `WIX_CLIENT_ID`. `npm run build -- --demo` builds the shop on the sandbox.
 */
await runCommand(async () => {
  await buildOnPlatform(withEnvFiles('production'), process.argv.slice(2));
});
