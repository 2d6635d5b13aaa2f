import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnShop } from './demo-shop.mjs';
import { E2E_WORKERS, e2eSettings } from './e2e-settings.mjs';
import { Failure } from './failure.mjs';
import { checkShopLogs, SHOP_LOGS } from './log-secrets.mjs';
import { makeTrialShop, TRIAL_SHOP } from './own-shop-trial.mjs';
import { makePictures } from './pictures.mjs';
import { freePortFrom } from './ports.mjs';
import { endOnSignal, runNode, stop } from './processes.mjs';
import { build } from './production-build.mjs';
import { programs, root } from './project.mjs';
import { makePseudoShop, PSEUDO_LOCALES, PSEUDO_SHOP } from './pseudo-locales.mjs';
import { startSandbox } from './services.mjs';
import { copyDemoShop } from './shop-copy.mjs';
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
/** A copy of the demo shop, from the root, where a merchant's shop is at the root. */
const DEMO_COPY = '.cache/demo-shop';

/**
 * @returns {Step[]} the checks that a change must pass, in order: the ones that fail fastest come
 * first
 */
const proof = () => [
  { name: 'Format and lint', run: () => runNode(programs.biome, ['check', '--error-on-warnings', '.']) },
  { name: 'Types', run: types },
  { name: 'Dead code', run: () => runNode(programs.knip, []) },
  {
    name: 'Unit and contract tests',
    run: unitTests,
    tests: { report: VITEST_REPORT, read: (json) => vitestCounts(JSON.parse(json)) },
  },
  ...(isOwnShop() ? proofOfMerchant() : proofOfDemo()),
];

/** @returns {Step[]} the demo shop at the root, and a trial of `npm run new-shop` */
const proofOfDemo = () => [
  { name: 'Build', run: buildForTests },
  ...coreSteps('.'),
  playwrightStep('A new shop of another trade', TRIAL_SHOP, async () => {
    const { folder, code } = await makeTrialShop();
    return code || runPlaywright(folder, ['--fully-parallel']);
  }),
];

/** @returns {Step[]} the journeys of any shop at the root, and the core on a copy of the demo */
const proofOfMerchant = () => [
  playwrightStep('Your shop', '.', () => runPlaywright(root, ['--fully-parallel'])),
  logsStep('.'),
  {
    name: 'A copy of the demo shop',
    run: async () => {
      const copy = copyDemoShop(DEMO_COPY, { specs: /^(?!.*[/\\]own-shop[/\\])/ });
      // The tests of the servers, which come first, then make a new build.
      rmSync(join(copy, '.next-e2e'), { recursive: true, force: true });
    },
  },
  ...coreSteps(DEMO_COPY),
];

/**
 * @param {string} folder of a shop, from the root
 * @returns {Step}
 */
const logsStep = (folder) => ({
  name: 'No secret in the logs of the end-to-end tests',
  run: () => checkShopLogs(join(root, folder, SHOP_LOGS)),
});

/**
 * @param {string} folder of the demo shop, from the root
 * @returns {Step[]}
 */
const coreSteps = (folder) => [
  {
    name: 'Servers and proxy',
    run: () =>
      runNode(
        programs.vitest,
        [
          'run',
          '--config=tests/production/vitest.config.ts',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${PRODUCTION_REPORT}`,
        ],
        { cwd: join(root, folder) },
      ),
    tests: {
      report: join(folder, PRODUCTION_REPORT),
      read: (json) => vitestCounts(JSON.parse(json)),
    },
  },
  playwrightStep('End-to-end tests', folder, () =>
    runNode(programs.playwright, ['test'], { cwd: join(root, folder) }),
  ),
  logsStep(folder),
  playwrightStep('The shop in two pseudo-locales', PSEUDO_SHOP, walkPseudoShop),
];

/**
 * @param {string} name
 * @param {string} folder where Playwright writes its report, from the root
 * @param {Step['run']} run
 * @returns {Step}
 */
const playwrightStep = (name, folder, run) => ({
  name,
  run,
  tests: {
    report: join(folder, PLAYWRIGHT_REPORT),
    read: (json) => playwrightCounts(JSON.parse(json)),
  },
});

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 */
const runPlaywright = (cwd, args) =>
  runNode(programs.playwright, ['test', '--project=desktop', ...args], { cwd });

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

async function unitTests() {
  // A clone has no folder `public` before its first build.
  await makePictures();
  return runNode(programs.vitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
}

async function types() {
  return (await runNode(programs.next, ['typegen'])) || (await runNode(programs.tsc, ['--noEmit']));
}

/** Builds a copy of the shop with two more languages, and walks through it in both. */
function walkPseudoShop() {
  makePseudoShop();
  return runPlaywright(join(root, PSEUDO_SHOP), [
    'e2e/locale-walk.spec.ts',
    '--grep',
    `in (${PSEUDO_LOCALES.join('|')})`,
    '--fully-parallel',
  ]);
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
