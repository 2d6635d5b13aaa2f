import { makePictures } from './lib/build/pictures.mjs';
import { runCommand } from './lib/failure.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { endOnSignal, stop } from './lib/processes/processes.mjs';
import { requireFreePorts, startDevelopment, startSandbox, waitForExit } from './lib/processes/services.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';
import { readSettings } from './lib/settings/settings.mjs';

/** `npm run dev`: starts the shop and the sandbox. Both reload when their sources change. */
await runCommand(async () => {
  requireNode();
  const settings = readSettings(withEnvFiles('development'));
  await requireFreePorts(settings);
  endOnSignal();
  try {
    await ensureDependencies();
    await makePictures();
    const sandbox = settings.sandboxed
      ? [await startSandbox(settings, { watch: true, output: 'inherited' })]
      : [];
    return await waitForExit([...sandbox, startDevelopment(settings)]);
  } finally {
    await stop();
  }
});
