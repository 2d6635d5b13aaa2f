import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makePictures } from '../build/pictures.mjs';
import { isOwnShop } from '../demo-shop.mjs';
import { Failure } from '../failure.mjs';
import { printLanguages } from '../languages/print-languages.mjs';
import { statusOf, untilAnswers } from '../processes/answers.mjs';
import { freePortFrom } from '../processes/ports.mjs';
import { endOnSignal, runNode, stop, withCollectedOutput } from '../processes/processes.mjs';
import { startDevelopment } from '../processes/services.mjs';
import { programs, root } from '../project.mjs';
import { runCommandsAfterDevelopment } from './after-development.mjs';
import { installAgentTools } from './agent-tools.mjs';
import { CLIENTS_REPORT, testClients } from './clients.mjs';
import { e2eSettings, TEST_SERVERS } from './e2e-settings.mjs';
import { buildE2eShop, withSandbox } from './e2e-shop.mjs';
import { checkShopLogs, SHOP_LOGS } from './log-secrets.mjs';
import { LONG_E2E_TITLES, LONG_SERVER_TESTS, LONG_UNIT_TESTS } from './long-tests.mjs';
import { makeTrialShop, TRIAL_SHOP } from './own-shop-trial.mjs';
import { runOwnTests } from './own-tests.mjs';
import { makePseudoShop, OTHER_LANGUAGES, PSEUDO_LOCALES, PSEUDO_SHOP } from './pseudo-locales.mjs';
import { checkRemovedFeatures } from './removed-features.mjs';
import { copyDemoShop } from './shop-copy.mjs';
import { lastLine, playwrightResults, sum, vitestResults, withOutcome } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Results} Results */

/**
 * A part of the verification. It returns an exit code (undefined means 0) or throws.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number | void>} run
 * @property {{ report: string, read: (json: string) => Results }} [tests] where it writes its results
 * @property {boolean} [isMatrix] whether it runs with `--all` only
 * @property {boolean} [isNeeded] whether the steps after it need its result
 */

/**
 * Steps in lanes, which run at the same time because one alone leaves a processor idle. The steps of
 * a lane run one after the other. Only the output of the first lane is shown while it runs.
 * @typedef {Step[][]} Stage
 */

/** Options without `--all`. The other projects of playwright.config.ts are of older generations. */
const SHORT_E2E = ['--project=desktop', '--project=phone', `--grep-invert=${LONG_E2E_TITLES}`];
/** @param {readonly string[]} files of tests */
const without = (files) => files.map((file) => `--exclude=${file}`);
/** Random requests to the production server and to the sandbox with `--all`. */
const MANY_REQUESTS = '10000';
/** @param {boolean} all */
const testEnvironment = (all) => ({
  ...process.env,
  ...(all && { TEST_MATRICES: '1', FUZZ_REQUESTS: MANY_REQUESTS }),
});

const VITEST_REPORT = 'test-results/vitest.json';
const PRODUCTION_REPORT = 'test-results/production.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
/** A copy of the demo shop, from the root, where a merchant's shop is at the root. */
const DEMO_COPY = '.cache/demo-shop';

/** @type {Step} */
const lintStep = {
  name: 'Format and lint',
  run: () => runNode(programs.biome, ['check', '--error-on-warnings', '.']),
};

/**
 * @param {boolean} all
 * @returns {Stage[]} the checks that a change must pass, in order: the ones that fail fastest come
 * first
 */
const proof = (all) => [
  [[lintStep]],
  [
    [
      {
        name: 'Unit and contract tests',
        run: () => unitTests(all),
        tests: { report: VITEST_REPORT, read: (json) => vitestResults(JSON.parse(json)) },
      },
    ],
    [
      // First, because its files once broke the types and every build after it.
      { name: 'Development server', run: openDevelopment },
      { name: 'Types', run: types },
      { name: 'Dead code', run: () => runNode(programs.knip, []) },
      { name: 'Programs of others that use the shop', run: installAgentTools, isMatrix: true },
      ...(isOwnShop() ? [] : [buildStep]),
      {
        name: 'Clients of others that use the sandbox',
        run: testClients,
        tests: { report: CLIENTS_REPORT, read: (json) => vitestResults(JSON.parse(json)) },
        isMatrix: true,
      },
      { name: 'Commands after the development server', run: runCommandsAfterDevelopment, isMatrix: true },
      { name: 'The shop without each feature', run: checkRemovedFeatures, isMatrix: true },
    ],
  ],
  ...(isOwnShop() ? proofOfMerchant(all) : proofOfDemo(all)),
];

/**
 * Always a new build: one that has served tests before contains pages of those tests.
 * @type {Step}
 */
const buildStep = { name: 'Build', run: () => buildE2eShop(), isNeeded: true };

/** @returns {Step[]} only what a merchant's own files can break, without the tests of the core */
export const proofOfOwnFiles = () => [
  lintStep,
  { name: 'Types', run: types },
  {
    name: 'Unit tests of your own',
    run: () => runOwnTests(root),
  },
  { name: 'Languages', run: () => printLanguages() },
  yourShopStep(),
  logsStep('.'),
];

const yourShopStep = () => playwrightStep('Your shop', '.', () => runPlaywright(root, ['--fully-parallel']));

/**
 * @param {boolean} all
 * @returns {Stage[]} the demo shop at the root, and a trial of `npm run new-shop`
 */
const proofOfDemo = (all) => [
  ...coreStages('.', all),
  alone({
    name: 'Two servers, of which one fails',
    run: () => runNode('tools/cluster/cluster-test.mjs', []),
    isMatrix: true,
  }),
  alone({
    ...playwrightStep('A new shop of another trade', TRIAL_SHOP, async () => {
      const { folder, code } = await makeTrialShop();
      return code || runPlaywright(folder, ['--fully-parallel']);
    }),
    isMatrix: true,
  }),
];

/**
 * @param {Step} step
 * @returns {Stage}
 */
const alone = (step) => [[step]];

/**
 * @param {boolean} all
 * @returns {Stage[]} the journeys of any shop at the root, and the core on a copy of the demo
 */
const proofOfMerchant = (all) => [
  alone(yourShopStep()),
  alone(logsStep('.')),
  alone({
    name: 'A copy of the demo shop, and its build',
    isNeeded: true,
    run: async () => {
      const copy = copyDemoShop(DEMO_COPY, { specs: /^(?!.*[/\\]own-shop[/\\])/ });
      // The copy's own module, which builds there. The two steps after this one start together.
      const module = pathToFileURL(join(copy, 'scripts/lib/verification/e2e-shop.mjs'));
      await (await import(module.href)).buildE2eShop();
    },
  }),
  ...coreStages(DEMO_COPY, all),
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
 * @param {boolean} all
 * @returns {Stage[]}
 */
const coreStages = (folder, all) => [
  [
    [
      playwrightStep('End-to-end tests', folder, () =>
        runNode(programs.playwright, ['test', ...(all ? [] : SHORT_E2E)], {
          cwd: join(root, folder),
          env: testEnvironment(all),
        }),
      ),
    ],
    [serversStep(folder, all)],
  ],
  alone(logsStep(folder)),
  alone({
    ...playwrightStep('The shop in all languages and two pseudo-locales', PSEUDO_SHOP, walkPseudoShop),
    isMatrix: true,
  }),
];

/**
 * @param {string} folder of the demo shop, from the root
 * @param {boolean} all
 * @returns {Step}
 */
const serversStep = (folder, all) => ({
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
        ...(all ? [] : without(LONG_SERVER_TESTS)),
      ],
      { cwd: join(root, folder), env: testEnvironment(all) },
    ),
  tests: {
    report: join(folder, PRODUCTION_REPORT),
    read: (json) => vitestResults(JSON.parse(json)),
  },
});

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
    read: (json) => playwrightResults(JSON.parse(json)),
  },
});

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 */
const runPlaywright = (cwd, args) =>
  runNode(programs.playwright, ['test', '--project=desktop', ...args], { cwd });

/**
 * Runs the set-up and then the verification. A step that fails does not hide those after it, unless
 * they need it. Ends with the time of each step, the steps that were skipped, and the count of tests.
 * Failed tests come before them.
 * @param {Step[]} [setUp]
 * @param {{ all?: boolean, own?: boolean }} [options] `all`: the matrices, too; `own`: only the files
 *   of the merchant at the root
 * @returns {Promise<number>} the exit code
 * @throws {Failure} for `own` where the demo shop is at the root
 */
export async function verify(setUp = [], { all = false, own = false } = {}) {
  if (own && !isOwnShop())
    throw new Failure('npm test -- --own checks a shop of your own, which npm run new-shop makes.');
  endOnSignal();
  process.env.E2E_PORT ||= String(await freePortFrom(3100, TEST_SERVERS));
  process.env.E2E_SANDBOX_PORT ||= String(await freePortFrom(4100, TEST_SERVERS));
  const needed = setUp.map((step) => alone({ ...step, isNeeded: true }));
  const stages = [...needed, ...(own ? proofOfOwnFiles().map(alone) : proof(all))];
  const outcomes = await takeStages(stages, all);
  const matrices = stages.flat(2).flatMap(({ name, isMatrix }) => (isMatrix ? [name] : []));
  const skipped = all || own ? [] : ['Long tests, and those of the matrices', ...matrices];
  const total = sum(outcomes.map(({ result }) => result));
  const lines = [...outcomes.map(({ line }) => line), ...skipped.map((name) => `– ${name}: skipped`)];
  // First in the summary, so that the end of a long output says what to repair.
  if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}`);
  if (skipped.length > 0) console.log('`npm test -- --all` runs what was skipped.');
  console.log(`\n${lastLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

/** @typedef {{ step: Step, result: Results, line: string }} Outcome */

/** @param {Outcome} outcome */
const mustStop = ({ step, result }) => result.failed > 0 && step.isNeeded === true;

/**
 * Runs the stages one after the other, up to one with a failed step that the others need.
 * @param {readonly Stage[]} stages
 * @param {boolean} all whether the matrices run, too
 */
export async function takeStages(stages, all) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    const lanes = stage.map((steps) => steps.filter(({ isMatrix }) => all || !isMatrix));
    const run = lanes.map((steps, lane) => takeLane(steps, lane === 0));
    outcomes.push(...(await Promise.all(run)).flat());
    if (outcomes.some(mustStop)) break;
  }
  return outcomes;
}

/**
 * Runs the steps one after the other, up to one that fails and that the others need.
 * @param {Step[]} steps
 * @param {boolean} isShown whether its output is shown while it runs
 * @returns {Promise<Outcome[]>}
 */
async function takeLane(steps, isShown) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    const outcome = await take(step, isShown);
    outcomes.push(outcome);
    if (mustStop(outcome)) break;
  }
  return outcomes;
}

/**
 * @param {Step} step
 * @param {boolean} isShown whether its output is shown while it runs
 * @returns {Promise<Outcome>}
 */
function take(step, isShown) {
  // A runner of tests that writes to a terminal of its own shows its progress there.
  if (isShown && step.tests) return takeCollected(step, () => '');
  return withCollectedOutput((output) => takeCollected(step, output), { isShown });
}

/**
 * @param {Step} step
 * @param {() => string} output returns what its programs have written
 * @returns {Promise<Outcome>}
 */
async function takeCollected(step, output) {
  const { name, run, tests } = step;
  console.log(`\n▶ ${name}`);
  const began = Date.now();
  if (tests) rmSync(join(root, tests.report), { force: true });
  let succeeded = false;
  let error;
  try {
    succeeded = ((await run()) ?? 0) === 0;
  } catch (thrown) {
    error = thrown instanceof Failure ? thrown.message : thrown;
    console.error(error);
  }
  const results =
    tests && existsSync(join(root, tests.report))
      ? tests.read(readFileSync(join(root, tests.report), 'utf8'))
      : { passed: 0, failed: 0, failures: [] };
  const result = withOutcome(results, succeeded, { name, output: `${output()}\n${error ?? ''}` });
  const count = tests ? `, ${result.passed} passed` : '';
  const line = `${succeeded ? '✔' : '✖'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s${count})`;
  console.log(line);
  return { step, result, line };
}

/** @param {boolean} all */
async function unitTests(all) {
  // A clone has no folder `public` before its first build.
  await makePictures();
  return runNode(
    programs.vitest,
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
      ...(all ? [] : without(LONG_UNIT_TESTS)),
    ],
    { env: testEnvironment(all) },
  );
}

/**
 * Opens a page that only development has, so that development leaves the types of its own routes.
 */
async function openDevelopment() {
  const settings = { ...e2eSettings(), env: { ...e2eSettings().env, NEXT_DIST_DIR: '' } };
  await makePictures();
  await withSandbox(settings, async () => {
    const page = `${settings.shopUrl}/design`;
    const shop = startDevelopment(settings, { output: 'buffered' });
    try {
      // It compiles the page first.
      await untilAnswers(shop, page, 180_000);
      if ((await statusOf(page)) !== 200) throw new Failure('Development does not show /design.');
    } finally {
      await stop([shop]);
    }
  });
}

async function types() {
  return (await runNode(programs.next, ['typegen'])) || (await runNode(programs.tsc, ['--noEmit']));
}

/** Builds a copy of the shop with all languages and two pseudo-locales, and walks through it in them. */
function walkPseudoShop() {
  makePseudoShop();
  return runPlaywright(join(root, PSEUDO_SHOP), [
    'e2e/locale-walk.spec.ts',
    'e2e/late-fonts.spec.ts',
    '--grep',
    `in (${[...PSEUDO_LOCALES, ...OTHER_LANGUAGES].join('|')}) `,
    '--fully-parallel',
  ]);
}
