import { Failure, runCommand } from '../failure.mjs';
import { printDifferences, readObservation } from './commands.mjs';
import { observeSite } from './observe-site.mjs';

/** Runs in a sandbox (`exec`), observes it, and compares it with the file that is named. */
await runCommand(async () => {
  const { SANDBOX_URL: origin, WIX_CLIENT_ID: clientId } = process.env;
  const [file] = process.argv.slice(2);
  if (!origin || !clientId || !file) throw new Failure('Use: npm run sandbox -- --compare file');
  const site = readObservation(file);
  const sandbox = await observeSite({ origin, clientId, shopOrigin: 'http://localhost:3000', pauseMs: 0 });
  return printDifferences(site, sandbox);
});
