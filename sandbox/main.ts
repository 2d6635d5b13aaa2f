import { createServer } from 'node:net';
import { createSandbox } from './create-sandbox';
import { POLICY_USAGE, policyCommand } from './policy-command';
import { FEWEST_PRODUCTS, MOST_PRODUCTS } from './seed/seed';

/**
 * `npm run sandbox`: one sandbox that keeps its data, until it is told to end. `… -- policy [name | JSON]`: shows or
 * switches the policy of the one that runs.
 */
async function main(): Promise<void> {
  const port = Number(process.env.SANDBOX_PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return fail(`SANDBOX_PORT is not a port: ${process.env.SANDBOX_PORT}`);
  const host = process.env.SANDBOX_HOST || '127.0.0.1';
  const dataFolder = process.env.SANDBOX_DATA || '.data/sandbox';
  const origin = process.env.SANDBOX_ORIGIN?.replace(/\/$/, '');

  const [command, argument] = process.argv.slice(2);
  if (command === 'policy') return printPolicy(`http://127.0.0.1:${port}`, argument);
  if (command !== undefined) return fail(`Unknown command: ${command}\n${POLICY_USAGE}`);

  // Before the database is opened: what holds the port may well be a sandbox that holds the database too.
  if (!(await isFree(port, host)))
    return fail(`Port ${port} is busy. End what listens there, or choose another with SANDBOX_PORT.`);
  const products = Number(process.env.SANDBOX_PRODUCTS || 0);
  if (
    products !== 0 &&
    !(Number.isInteger(products) && products >= FEWEST_PRODUCTS && products <= MOST_PRODUCTS)
  )
    return fail(`SANDBOX_PRODUCTS is a number from ${FEWEST_PRODUCTS} to ${MOST_PRODUCTS}.`);
  const webhookUrl = process.env.SANDBOX_WEBHOOK_URL;
  const sandbox = await createSandbox({
    dataFolder,
    ...(origin && { origin }),
    ...(webhookUrl && { webhookUrl }),
    ...(products && { products }),
    controls: process.env.SANDBOX_CONTROLS !== 'off',
  });
  await sandbox.listen(port, host);
  console.log(`Sandbox ready on ${sandbox.url}`);

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await sandbox.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

async function printPolicy(origin: string, wanted: string | undefined): Promise<void> {
  try {
    console.log(await policyCommand(origin, wanted));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

await main();
