import { ensureDependencies } from './lib/dependencies.mjs';
import { withEnvFiles } from './lib/env-files.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { ensureBuild } from './lib/production-build.mjs';
import { requireFreePorts, startSandbox, startShop, waitForExit } from './lib/services.mjs';
import { readSettings } from './lib/settings.mjs';
import { summary } from './lib/summary.mjs';

/**
 * `npm start`: sets up whatever is missing, from a fresh clone or an earlier run, and opens the
 * shop.
 */
await runCommand(async () => {
  const began = Date.now();
  requireNode();
  const settings = readSettings(withEnvFiles('production'));
  await requireFreePorts(settings);
  endOnSignal();
  try {
    await ensureDependencies();
    const sandbox = settings.sandboxed ? [await startSandbox(settings)] : [];
    await ensureBuild(settings);
    const shop = await startShop(settings);
    console.log(`\n${summary(settings, (Date.now() - began) / 1000)}`);
    return await waitForExit([...sandbox, shop]);
  } finally {
    await stop();
  }
});
