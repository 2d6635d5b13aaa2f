import { runCommand } from './lib/failure.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { endOnSignal, run, stop } from './lib/processes/processes.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/** `npm run sandbox`: starts only the platform on this machine. Arguments are passed on. */
await runCommand(async () => {
  requireNode();
  endOnSignal();
  try {
    await ensureDependencies();
    const args = ['sandbox/start.mjs', ...process.argv.slice(2)];
    return await run(process.execPath, args, { env: withEnvFiles('development') });
  } finally {
    await stop();
  }
});
