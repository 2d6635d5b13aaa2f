import { ensureDependencies } from './lib/dependencies.mjs';
import { withEnvFiles } from './lib/env-files.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { endOnSignal, run, stop } from './lib/processes.mjs';

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
