import { runCommand } from './lib/failure.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { endOnSignal, run, stop } from './lib/processes/processes.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/**
 * `npm run sandbox`: starts only the platform on this machine. Arguments are passed on. `npm run
 * sandbox -- --compare file`: prints where a new sandbox answers otherwise than the site that `npm
 * run doctor -- --observe` has observed.
 */
await runCommand(async () => {
  requireNode();
  endOnSignal();
  const [first, ...rest] = process.argv.slice(2);
  try {
    await ensureDependencies();
    if (first === '--compare') {
      const { compareWithNewSandbox } = await import('./lib/observation/commands.mjs');
      return await compareWithNewSandbox(rest[0]);
    }
    const args = ['sandbox/start.mjs', ...(first === undefined ? [] : [first, ...rest])];
    return await run(process.execPath, args, { env: withEnvFiles('development') });
  } finally {
    await stop();
  }
});
