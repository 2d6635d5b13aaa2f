import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCommand } from '../../scripts/lib/failure.mjs';
import { programs } from '../../scripts/lib/project.mjs';
import { copyDemoShop } from '../../scripts/lib/verification/shop-copy.mjs';
import { MUTATIONS } from './list.mjs';

/** @typedef {import('./list.mjs').Mutation} Mutation */

const COPY = '.cache/mutations';
const REPORT = 'mutation.json';
/** A break that causes an endless loop proves nothing. The run of all tests takes longest. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * `node tools/mutations/mutations.mjs [word …]`: breaks one rule after the other in a copy of the
 * shop, and runs the test that must fail then. Only rules whose name, file or test has one of the
 * words. Ends with the rules that no test noticed.
 */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const chosen = MUTATIONS.filter(
    ({ rule, file, test }) =>
      words.length === 0 || words.some((word) => `${rule} ${file} ${test}`.includes(word)),
  );
  const copy = copyDemoShop(COPY);
  mustPass(copy, [...new Set(chosen.map(({ test }) => test))]);
  /** @type {Mutation[]} */
  const survivors = [];
  for (const mutation of chosen) {
    const isCaught = isNoticed(copy, mutation);
    if (!isCaught) survivors.push(mutation);
    console.log(`${isCaught ? '✔' : '✖'} ${mutation.rule} (${mutation.test})`);
  }
  console.log(`\n${chosen.length} rules broken, ${chosen.length - survivors.length} noticed`);
  if (survivors.length > 0)
    throw new Failure(`Not noticed:\n${survivors.map(({ rule, file }) => `${rule} (${file})`).join('\n')}`);
});

/**
 * A test that fails anyway would seem to notice everything.
 *
 * @param {string} copy
 * @param {readonly string[]} tests
 */
function mustPass(copy, tests) {
  const { status } = run(copy, tests);
  if (status !== 0) throw new Failure('Some of the tests fail before anything is broken.');
}

/**
 * @param {string} copy
 * @param {Mutation} mutation
 * @returns whether a test of the file fails. A file that cannot be loaded proves
 * nothing
 */
function isNoticed(copy, { file, from, to, test }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  try {
    return run(copy, [test]).failed > 0;
  } finally {
    writeFileSync(path, before);
  }
}

/**
 * @param {string} cwd
 * @param {readonly string[]} tests
 * @returns `failed`: the number of tests that ran and failed
 */
function run(cwd, tests) {
  const report = join(cwd, REPORT);
  writeFileSync(report, '{}');
  // One failure is enough, and each test of a broken wait takes its whole time.
  const options = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests];
  const { status } = spawnSync(process.execPath, [programs.vitest, ...options], {
    cwd,
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  });
  const { numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'));
  return { status, failed: numFailedTests };
}
