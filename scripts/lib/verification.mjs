import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { E2E_WORKERS, e2eSettings } from './e2e-settings.mjs';
import { Failure } from './failure.mjs';
import { checkShopLogs } from './log-secrets.mjs';
import { freePortFrom } from './ports.mjs';
import { endOnSignal, runNode, stop } from './processes.mjs';
import { build } from './production-build.mjs';
import { programs, root } from './project.mjs';
import { makePseudoShop, PSEUDO_LOCALES, PSEUDO_SHOP } from './pseudo-locales.mjs';
import { startSandbox } from './services.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { lastLine, playwrightCounts, sum, vitestCounts, withOutcome } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * A part of the verification. It returns an exit code (undefined means 0) or throws.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number | void>} run
 * @property {{ report: string, read: (json: string) => Counts }} [tests] where it writes its counts
 */

const VITEST_REPORT = 'test-results/vitest.json';
const PRODUCTION_REPORT = 'test-results/production.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
const PSEUDO_REPORT = `${PSEUDO_SHOP}/${PLAYWRIGHT_REPORT}`;

/**
 * @returns {Step[]} the checks that a change must pass, in order: the ones that fail fastest come
 * first
 */
function proof() {
  return [
    { name: 'Format and lint', run: () => runNode(programs.biome, ['check', '--error-on-warnings', '.']) },
    { name: 'Types', run: types },
    { name: 'Dead code', run: () => runNode(programs.knip, []) },
    {
      name: 'Unit and contract tests',
      run: () =>
        runNode(programs.vitest, [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${VITEST_REPORT}`,
        ]),
      tests: { report: VITEST_REPORT, read: (json) => vitestCounts(JSON.parse(json)) },
    },
    { name: 'Build', run: buildForTests },
    {
      name: 'Servers and proxy',
      run: () =>
        runNode(programs.vitest, [
          'run',
          '--config=tests/production/vitest.config.ts',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${PRODUCTION_REPORT}`,
        ]),
      tests: { report: PRODUCTION_REPORT, read: (json) => vitestCounts(JSON.parse(json)) },
    },
    {
      name: 'End-to-end tests',
      run: () => runNode(programs.playwright, ['test']),
      tests: { report: PLAYWRIGHT_REPORT, read: (json) => playwrightCounts(JSON.parse(json)) },
    },
    {
      name: 'The shop in two pseudo-locales',
      run: walkPseudoShop,
      tests: { report: PSEUDO_REPORT, read: (json) => playwrightCounts(JSON.parse(json)) },
    },
    { name: 'No secret in the logs of the end-to-end tests', run: checkShopLogs },
  ];
}

/**
 * Runs the set-up and then the verification, and stops at the first step that fails. The last line
 * of output is the count of tests.
 * @param {Step[]} [setUp]
 * @returns {Promise<number>} the exit code
 */
export async function verify(setUp = []) {
  endOnSignal();
  process.env.E2E_PORT ||= String(await freePortFrom(3100, E2E_WORKERS));
  process.env.E2E_SANDBOX_PORT ||= String(await freePortFrom(4100, E2E_WORKERS));
  /** @type {Counts[]} */
  const results = [];
  for (const step of [...setUp, ...proof()]) {
    const result = await take(step);
    results.push(result);
    if (result.failed > 0) break;
  }
  const total = sum(results);
  console.log(`\n${lastLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function take({ name, run, tests }) {
  console.log(`\n▶ ${name}`);
  const began = Date.now();
  if (tests) rmSync(join(root, tests.report), { force: true });
  let succeeded = false;
  try {
    succeeded = ((await run()) ?? 0) === 0;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
  }
  console.log(`${succeeded ? '✔' : '✖'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  const counted = tests && existsSync(join(root, tests.report));
  const counts = counted
    ? tests.read(readFileSync(join(root, tests.report), 'utf8'))
    : { passed: 0, failed: 0 };
  return withOutcome(counts, succeeded);
}

async function types() {
  return (await runNode(programs.next, ['typegen'])) || (await runNode(programs.tsc, ['--noEmit']));
}

/** Builds a copy of the shop with two more languages, and walks through it in both. */
function walkPseudoShop() {
  makePseudoShop();
  const which = ['e2e/locale-walk.spec.ts', '--grep', `in (${PSEUDO_LOCALES.join('|')})`];
  return runNode(programs.playwright, ['test', ...which, '--project=desktop', '--fully-parallel'], {
    cwd: join(root, PSEUDO_SHOP),
  });
}

/** Always a new build: one that has served tests before contains pages of those tests. */
async function buildForTests() {
  const settings = e2eSettings();
  const data = temporaryFolder();
  try {
    await startSandbox(settings, { dataFolder: data.path });
    await build(settings);
  } finally {
    await stop();
    data.remove();
  }
}
