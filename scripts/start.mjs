import { makePictures } from './lib/build/pictures.mjs';
import { ensureBuild } from './lib/build/production-build.mjs';
import { runCommand } from './lib/failure.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { endOnSignal, stop } from './lib/processes/processes.mjs';
import { requireFreePorts, startSandbox, startShop, waitForExit } from './lib/processes/services.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';
import { readSettings } from './lib/settings/settings.mjs';
import { summary } from './lib/settings/summary.mjs';

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
    await ensureDependencies({ dev: false });
    const [sandbox] = await Promise.all([
      settings.sandboxed ? startSandbox(settings).then((program) => [program]) : [],
      makePictures(),
    ]);
    await ensureBuild(settings);
    const shop = await startShop(settings);
    console.log(`\n${summary(settings, (Date.now() - began) / 1000)}`);
    return await waitForExit([...sandbox, shop]);
  } finally {
    await stop();
  }
});
