import { makePictures } from './lib/build/pictures.mjs';
import { Failure, runCommand } from './lib/failure.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { endOnSignal, stop } from './lib/processes/processes.mjs';
import { keepDeveloping, requireFreePorts, startSandbox } from './lib/processes/services.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';
import { readSettings } from './lib/settings/settings.mjs';
import { readStartValues, watchStartValues } from './lib/settings/watch-start-values.mjs';

/**
 * `npm run dev`: starts the shop and the sandbox. Both reload when their sources change, and the shop
 * starts again when its configuration changes what it has read at its start.
 */
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
    const changed = watchStartValues((isFirst) => startValues(settings.env, !isFirst));
    return await keepDeveloping(settings, sandbox, changed);
  } finally {
    await stop();
  }
});

/**
 * After a change, a new picture of the configuration is made first.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isChange the first time, the start itself says what is wrong
 */
async function startValues(env, isChange) {
  try {
    if (isChange) await makePictures();
    return await readStartValues(env, { isShown: isChange });
  } catch (error) {
    console.error(error instanceof Failure ? `✖ ${error.message}` : error);
    return null;
  }
}
