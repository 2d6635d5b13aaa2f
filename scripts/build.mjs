import { statusOf } from './lib/answers.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { withEnvFiles } from './lib/env-files.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { build } from './lib/production-build.mjs';
import { startSandbox } from './lib/services.mjs';
import { readSettings, requirePlatform } from './lib/settings.mjs';

/**
 * `npm run build`: makes the production build that `npm start` with the same settings serves. It
 * needs `WIX_CLIENT_ID`. `npm run build -- --demo` builds the shop on the sandbox.
 */
await runCommand(async () => {
  requireNode();
  const settings = readSettings(withEnvFiles('production'));
  requirePlatform(settings, process.argv.slice(2));
  endOnSignal();
  try {
    await ensureDependencies();
    if (settings.sandboxed && (await statusOf(`${settings.sandboxUrl}/_sandbox/`)) !== 200) {
      await requireFreePort('SANDBOX_PORT', settings.sandboxPort, 'the sandbox');
      await startSandbox(settings);
    }
    await build(settings);
  } finally {
    await stop();
  }
});
