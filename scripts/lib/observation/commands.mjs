import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { LIVE_API_ORIGIN } from '../../../lib/config/platform-origins.mjs';
import { Failure } from '../failure.mjs';
import { temporaryFolder } from '../machine/temporary-folder.mjs';
import { freePortFrom } from '../processes/ports.mjs';
import { run } from '../processes/processes.mjs';
import { root } from '../project.mjs';
import { differencesBetween, reasonOf } from './compare.mjs';
import { KNOWN_DIFFERENCES } from './known-differences.mjs';
import { observeSite, PLAN } from './observe-site.mjs';

/** @typedef {import('./observe-site.mjs').Observation} Observation */

/** At most 60 calls a minute, of the 200 that a site allows. */
const PAUSE_MS = 1_000;
const DEFAULT_FILE = 'observation.json';
const LOCAL_SHOP = 'http://localhost:3000';

/**
 * `npm run doctor -- --observe [file] [--yes]`: writes what a site answers, without its contents.
 *
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function observeCommand(env, args) {
  const file = args.find((arg) => !arg.startsWith('--')) ?? DEFAULT_FILE;
  const clientId = env.WIX_CLIENT_ID?.trim();
  if (!clientId) throw new Failure('WIX_CLIENT_ID is not set: there is no site to observe.');
  if (existsSync(file)) throw new Failure(`${file} exists. Remove it, or name another file.`);
  const origin = env.WIX_API_ORIGIN?.trim() || LIVE_API_ORIGIN;
  console.log([`This observes the site of WIX_CLIENT_ID at ${origin}.`, ...PLAN].join('\n- '));
  if (!args.includes('--yes') && !(await isConfirmed())) {
    console.log('Nothing was sent.');
    return 0;
  }
  const ending = new AbortController();
  const end = () => {
    console.log('\nEnding after the current call…');
    ending.abort(new Failure('Interrupted. The cart is deleted, and nothing is written.'));
  };
  process.once('SIGINT', end);
  try {
    const observation = await observeSite({
      origin,
      clientId,
      pauseMs: PAUSE_MS,
      signal: ending.signal,
      shopOrigin: env.SITE_URL ? new URL(env.SITE_URL).origin : LOCAL_SHOP,
      onCall: (call) => console.log(`  ${call}`),
    });
    writeFileSync(file, `${JSON.stringify(observation, null, 1)}\n`);
  } finally {
    process.off('SIGINT', end);
  }
  console.log(`Written to ${file}. Read it before you send it: it has names and formats of fields only.`);
  return 0;
}

/** Returns whether a person agrees. An input that ends without an answer is none. */
async function isConfirmed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => '');
  try {
    return /^y(?:es)?$/i.test((await Promise.race([terminal.question('Go on? (y/N) '), ended])).trim());
  } finally {
    terminal.close();
  }
}

const observationSchema = z.object({
  version: z.literal(1),
  source: z.string().optional(),
  madeOn: z.string().optional(),
  facts: z.record(z.string(), z.boolean()).optional(),
  calls: z.array(
    z.object({
      call: z.string(),
      status: z.number(),
      headers: z.array(z.string()).optional(),
      body: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

/**
 * Reads a file that `--observe` has written.
 *
 * @param {string} file
 * @returns {Observation}
 * @throws {Failure} for another file
 */
export function readObservation(file) {
  try {
    return observationSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Failure(`${file} is no observation: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Prints where a sandbox answers otherwise than the site of an observation.
 *
 * @param {Observation} site
 * @param {Observation} sandbox
 * @returns {number} the exit code: 1 when there is a difference that is not known
 */
export function printDifferences(site, sandbox) {
  const all = differencesBetween(site, sandbox);
  const fresh = all.filter((difference) => reasonOf(difference, KNOWN_DIFFERENCES) === undefined);
  for (const { call, place, site: seen, sandbox: own } of fresh)
    console.log([call || 'all calls', place, `site: ${seen}`, `sandbox: ${own}`].join(' · '));
  console.log(
    `${fresh.length} differences, and ${all.length - fresh.length} that are known (scripts/lib/observation/known-differences.mjs).`,
  );
  return fresh.length > 0 ? 1 : 0;
}

/**
 * Compares the observation in a file with a new sandbox that has the catalog's generation of the
 * site.
 *
 * @param {string | undefined} file
 * @returns {Promise<number>} the exit code
 */
export async function compareWithNewSandbox(file) {
  if (!file)
    throw new Failure('Name a file of npm run doctor -- --observe: npm run sandbox -- --compare file');
  const isV1 = readObservation(file).calls.some(
    ({ call, status }) => call === 'V3 query with paging' && status === 428,
  );
  const data = temporaryFolder();
  try {
    const { WIX_CLIENT_ID: _, ...env } = process.env;
    const own = {
      SANDBOX_DATA: data.path,
      SANDBOX_PORT: String(await freePortFrom(4300)),
      SANDBOX_CATALOG: isV1 ? 'v1' : 'v3',
      INIT_CWD: root,
    };
    const script = 'scripts/lib/observation/compare-in-sandbox.mjs';
    const args = ['sandbox/start.mjs', 'exec', process.execPath, script, resolve(file)];
    return await run(process.execPath, args, { env: { ...env, ...own } });
  } finally {
    data.remove();
  }
}
