import { ensureDependencies } from '../machine/dependencies.mjs';
import { requireNode } from '../machine/node-version.mjs';
import { statusOf } from '../processes/answers.mjs';
import { requireFreePort } from '../processes/ports.mjs';
import { endOnSignal, stop } from '../processes/processes.mjs';
import { startSandbox } from '../processes/services.mjs';
import { readSettings, requirePlatform } from '../settings/settings.mjs';
import { build } from './production-build.mjs';

/**
 * Makes a production build, and runs the sandbox meanwhile if it is the platform.
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} flags `--demo` requests the demo shop
 * @returns {Promise<import('../settings/settings.mjs').Settings>}
 */
export async function buildOnPlatform(environment, flags) {
  requireNode();
  const settings = readSettings(environment);
  requirePlatform(settings, flags);
  endOnSignal();
  try {
    await ensureDependencies();
    if (settings.sandboxed && (await statusOf(`${settings.sandboxUrl}/_sandbox/`)) !== 200) {
      await requireFreePort('SANDBOX_PORT', settings.sandboxPort, 'the sandbox');
      await startSandbox(settings);
    }
    await build(settings);
    return settings;
  } finally {
    await stop();
  }
}
