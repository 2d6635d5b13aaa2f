import { ensureDependencies } from './lib/dependencies.mjs';
import { withEnvFiles } from './lib/env-files.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { makePictures } from './lib/pictures.mjs';
import { endOnSignal, start, stop } from './lib/processes.mjs';
import { programs } from './lib/project.mjs';
import { requireFreePorts, startSandbox, waitForExit } from './lib/services.mjs';
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
    const address = ['-p', String(settings.port), ...(settings.host ? ['-H', settings.host] : [])];
    const shop = start('shop', process.execPath, [programs.next, 'dev', ...address], {
      env: { ...settings.env, NODE_ENV: 'development' },
    });
    return await waitForExit([...sandbox, shop]);
  } finally {
    await stop();
  }
});
