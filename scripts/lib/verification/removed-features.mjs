import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { featureNames, removeFeature } from '../features/remove-feature.mjs';
import { runNode } from '../processes/processes.mjs';
import { programs, root } from '../project.mjs';
import { copyDemoShop } from './shop-copy.mjs';

const COPY = '.cache/without-feature';
/** Beside the copy, so that the types of each copy are checked from those of the one before. */
const TYPES = '../without-feature.tsbuildinfo';
/** Without those that load the whole shop beside a sandbox, or render components. */
const TESTS = [
  '--project=node',
  '--project=rules',
  'tests/architecture',
  'tests/lib',
  'tests/deploy/nginx-conf',
];

/** Tests and examples of all features, and tests of docs/, which still names what is gone. */
const OF_ALL = [
  'tests/trial-shop/own',
  'tests/contract/shop-failures.test.ts',
  'tests/contract/shop-recipients.test.ts',
  // A style may be left that only law uses.
  'tests/architecture/law-off.test.ts',
  'tests/architecture/prose.test.ts',
  'tests/architecture/upgrading.test.ts',
];

/** @typedef {[check: string, program: string, ...args: string[]]} Check */

/** @returns {Check[]} */
const typeChecks = () => [
  ['the types of routes', programs.next, 'typegen'],
  ['types', programs.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES],
];
/** @returns {Check} */
const unitTests = () => ['tests', programs.vitest, 'run', ...TESTS];

/**
 * Removes features from a copy of the shop, and checks the types of what is left: a use of a feature
 * in the core, or in another feature, fails in one of the groups. Then removes all features, and runs
 * the tests of layers and rules, too: a test of the core that needs a feature fails there, whichever
 * it is.
 *
 * @throws {Failure} that names the features and the check
 */
export async function checkRemovedFeatures() {
  const features = featureNames(root);
  for (const group of groupsThatSeparate(features)) await checkWithout(group, typeChecks());
  await checkWithout(features, [...typeChecks(), unitTests()]);
}

/**
 * Returns groups of names. For any two names, one group contains the first without the second: each binary
 * digit of a name's index makes two groups, the names with 0 and the names with 1. Up to 32 names need ten.
 *
 * @param {readonly string[]} names
 * @returns {string[][]}
 */
export const groupsThatSeparate = (names) =>
  Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, digit) =>
    [0, 1].map((value) => names.filter((_, place) => ((place >> digit) & 1) === value)),
  ).flat();

/**
 * @param {readonly string[]} features
 * @param {readonly Check[]} checks
 */
async function checkWithout(features, checks) {
  const cwd = copyDemoShop(COPY);
  for (const name of features) removeFeature(cwd, name);
  for (const path of OF_ALL) rmSync(join(cwd, path), { recursive: true });
  for (const [check, program, ...args] of checks)
    if ((await runNode(program, args, { cwd })) !== 0)
      throw new Failure(`Without ${features.join(', ')}, ${check} fail.`);
}
