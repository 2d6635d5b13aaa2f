import { programs } from '../project.mjs';
import { untilAnswers } from './answers.mjs';
import { requireFreePort } from './ports.mjs';
import { isEnding, start, stop } from './processes.mjs';

/** @typedef {import('../settings/settings.mjs').Settings} Settings */

/**
 * Checks that the ports are free before any slow step.
 * @param {Settings} settings
 */
export async function requireFreePorts({ sandboxed, port, sandboxPort }) {
  await requireFreePort('PORT', port, 'the shop');
  if (sandboxed) await requireFreePort('SANDBOX_PORT', sandboxPort, 'the sandbox');
}

/**
 * @param {Settings} settings
 * @param {{ dataFolder?: string, output?: 'inherited' | 'buffered', watch?: boolean }} [options]
 * the sandbox chooses the data folder by default; `watch` restarts it when its sources change
 * @returns the sandbox, once it responds
 */
export async function startSandbox({ env, sandboxPort, sandboxUrl, shopUrl }, options = {}) {
  const { dataFolder, output = 'buffered', watch = false } = options;
  const args = watch
    ? [programs.tsx, 'watch', '--clear-screen=false', 'sandbox/main.ts']
    : ['sandbox/start.mjs'];
  const sandbox = start('sandbox', process.execPath, args, {
    env: {
      SANDBOX_WEBHOOK_URL: `${shopUrl}/api/webhooks`,
      ...env,
      SANDBOX_PORT: String(sandboxPort),
      ...(dataFolder && { SANDBOX_DATA: dataFolder }),
    },
    output,
  });
  await untilAnswers(sandbox, `${sandboxUrl}/_sandbox/`);
  return sandbox;
}

/**
 * @param {Settings} settings
 * @param {{ log?: string }} [options] a file for its output
 * @returns the production server, once it responds
 */
export async function startShop({ env, host, port, shopUrl, sandboxed, sandboxUrl }, { log } = {}) {
  const key = sandboxed && !env.WIX_WEBHOOK_PUBLIC_KEY ? await webhookKeyOf(sandboxUrl) : {};
  const shop = start(
    'shop',
    process.execPath,
    ['server/main.mjs', '--port', String(port), ...(host ? ['--host', host] : [])],
    {
      // As in docs/deploy/shop@.service: without a limit, Node takes the machine's memory before it
      // collects garbage.
      env: { NODE_OPTIONS: '--max-old-space-size=512', ...env, ...key, NODE_ENV: 'production' },
      output: 'buffered',
      ...(log && { log }),
    },
  );
  await untilAnswers(shop, `${shopUrl}/api/health`);
  return shop;
}

/**
 * Starts the development server, which compiles a page when it is requested first.
 * @param {Settings} settings
 * @param {{ output?: 'inherited' | 'buffered' }} [options]
 */
export function startDevelopment({ env, host, port }, { output = 'inherited' } = {}) {
  const address = ['-p', String(port), ...(host ? ['-H', host] : [])];
  // Replacing single modules on the server leaves objects that spread the old one, as the messages
  // of a language do. A new area of messages would be undefined until a restart.
  const command = [programs.next, 'dev', '--no-server-fast-refresh', ...address];
  return start('shop', process.execPath, command, {
    env: { ...env, NODE_ENV: 'development' },
    output,
  });
}

/**
 * @param {string} sandboxUrl
 * @returns the key with which the shop verifies the sandbox's webhooks
 */
async function webhookKeyOf(sandboxUrl) {
  const answer = await fetch(`${sandboxUrl}/_sandbox/webhooks/public-key`);
  return { WIX_WEBHOOK_PUBLIC_KEY: Buffer.from(await answer.text()).toString('base64') };
}

/**
 * Prints the output of services, and waits until one of them ends, which none should.
 * @param {readonly import('./processes.mjs').Running[]} services
 * @returns {Promise<number>} an exit code that is never 0
 */
export async function waitForExit(services) {
  return reportExit(await firstExit(services));
}

/**
 * Starts the development server again each time `changed` says so, until a service ends.
 * @param {Settings} settings
 * @param {readonly import('./processes.mjs').Running[]} others
 * @param {() => Promise<void>} changed
 * @returns {Promise<number>} as `waitForExit`
 */
export async function keepDeveloping(settings, others, changed) {
  for (;;) {
    const shop = startDevelopment(settings);
    const ended = await Promise.race([firstExit([...others, shop]), changed()]);
    if (ended) return reportExit(ended);
    console.log('\nThe configuration has changed: starting the shop again.\n');
    await stop([shop]);
  }
}

/** @param {readonly import('./processes.mjs').Running[]} services */
function firstExit(services) {
  for (const service of services) service.stream();
  return Promise.race(services.map(async ({ name, exited }) => ({ name, code: await exited })));
}

/** @param {{ name: string, code: number }} ended */
function reportExit({ name, code }) {
  if (!isEnding()) console.error(`\n✖ The ${name} has ended (exit code ${code}); ending the rest.`);
  return code || 1;
}
