import { ensureDependencies } from './lib/dependencies.mjs';
import { withEnvFiles } from './lib/env-files.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { makePictures } from './lib/pictures.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { requireFreePorts, startDevelopment, startSandbox, waitForExit } from './lib/services.mjs';
import { readSettings } from './lib/settings.mjs';

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
