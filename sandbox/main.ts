import { createServer } from 'node:net';
import { COMMAND, COMMAND_WITH } from './command-name';
import { coverageTable, readProofs } from './coverage';
import { createSandbox, type Sandbox } from './create-sandbox';
import { runCommand } from './exec/run-command';
import { POLICY_USAGE, policyCommand } from './policy-command';
import { readSandboxSettings, type SandboxSettings } from './sandbox-settings';

const EXEC_USAGE = `Usage: ${COMMAND_WITH} exec <command> [arguments]`;
const USAGE = [
  POLICY_USAGE,
  EXEC_USAGE,
  `Usage: ${COMMAND_WITH} webhook-key`,
  `Usage: ${COMMAND_WITH} --coverage`,
  `Usage: ${COMMAND_WITH} [--tls]`,
];

/**
 * `npm run sandbox`: runs a sandbox that persists its data until it is stopped. `… -- policy [name
 * JSON]` shows or sets the policy of the running one. `… -- exec <command>` runs a command against
 * one. `… -- webhook-key` prints the settings of a webhook receiver. `… -- --coverage` prints the
 * answered calls and the tests that prove them.
 */
async function main(): Promise<void> {
  const all = process.argv.slice(2);
  const isTls = all[0] === '--tls';
  const [command, ...rest] = isTls ? all.slice(1) : all;
  const settings = readSandboxSettings({ ...process.env, ...(isTls && { SANDBOX_TLS: '1' }) });
  const origin = `http://127.0.0.1:${settings.port}`;
  switch (command) {
    case undefined:
      return serve(settings);
    case 'exec':
      return exec(settings, rest);
    case '--coverage':
      return console.log(await coverage());
    case 'policy':
      return console.log(await policyCommand(origin, rest[0]));
    case 'webhook-key':
      return console.log(await webhookKey(origin));
    default:
      throw new Error([`Unknown command: ${command}`, ...USAGE].join('\n'));
  }
}

async function serve(settings: SandboxSettings): Promise<void> {
  const { sandbox, certificate } = await start(settings);
  console.log(`Sandbox ready on ${sandbox.url}`);
  if (sandbox.isDataReplaced)
    console.log(
      `The data in ${settings.dataFolder} was of another seed or another version of the sandbox, and is reset.`,
    );
  if (certificate) console.log(`HTTPS on port ${settings.tlsPort}, trusted with ${certificate}`);
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

/**
 * Uses the sandbox that runs on the port, otherwise starts its own for the duration of the command.
 */
async function exec(settings: SandboxSettings, command: string[]): Promise<void> {
  if (command.length === 0) throw new Error(EXEC_USAGE);
  const url = `http://localhost:${settings.port}`;
  if (await isSandbox(url)) {
    process.exitCode = await runCommand(command, { url, certificate: undefined });
    return;
  }
  const { sandbox, certificate } = await start(settings);
  try {
    process.exitCode = await runCommand(command, { url: sandbox.url, certificate });
  } finally {
    await sandbox.close();
  }
}

/** @throws Error when the port is busy. */
async function start({ port, host, tlsPort, ...options }: SandboxSettings): Promise<{
  sandbox: Sandbox;
  certificate: string | undefined;
}> {
  // Checks the ports before it opens the database, because the process on the port may be a sandbox
  // that uses the same database.
  for (const requestedPort of [port, ...(tlsPort === undefined ? [] : [tlsPort])])
    if (!(await isFree(requestedPort, host)))
      throw new Error(
        `Port ${requestedPort} is busy. End what listens there, or choose another with ${requestedPort === port ? 'SANDBOX_PORT' : 'SANDBOX_TLS_PORT'}.`,
      );
  const sandbox = await createSandbox(options);
  await sandbox.listen(port, host);
  const tls = tlsPort === undefined ? undefined : await sandbox.listenTls(tlsPort, host);
  return { sandbox, certificate: tls?.certificate };
}

/** Returns the answered calls with the tests that prove them, as this project's tests recorded. */
async function coverage(): Promise<string> {
  const sandbox = await createSandbox();
  await sandbox.close();
  return coverageTable(sandbox.routes, readProofs());
}

const isSandbox = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/_sandbox/clock`).catch(() => undefined);
  return answer?.ok === true;
};

/**
 * Returns lines of an env file, with the PEM in base64 because values there have no line breaks.
 */
async function webhookKey(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/_sandbox/webhooks/public-key`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No sandbox answers at ${origin}. Start one with: ${COMMAND}`);
  return `WIX_WEBHOOK_PUBLIC_KEY=${Buffer.from(await answer.text()).toString('base64')}`;
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

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
