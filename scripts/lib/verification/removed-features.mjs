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

/** Tests of all features, and of docs/, which still names the files of a feature that is gone. */
const OF_ALL = [
  'tests/contract/shop-failures.test.ts',
  'tests/contract/shop-recipients.test.ts',
  // A style may be left that only law uses.
  'tests/architecture/law-off.test.ts',
  'tests/architecture/prose.test.ts',
  'tests/architecture/upgrading.test.ts',
];

/**
 * Removes each feature from a copy of the shop, and checks what is left: types, layers and the unit
 * tests of rules.
 *
 * @throws {Failure} that names the feature and the check
 */
export async function checkRemovedFeatures() {
  for (const name of featureNames(root)) {
    const cwd = copyDemoShop(COPY);
    removeFeature(cwd, name);
    for (const test of OF_ALL) rmSync(join(cwd, test));
    /** @type {[check: string, program: string, ...args: string[]][]} */
    const checks = [
      ['the types of routes', programs.next, 'typegen'],
      ['types', programs.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES],
      ['tests', programs.vitest, 'run', ...TESTS],
    ];
    for (const [check, program, ...args] of checks)
      if ((await runNode(program, args, { cwd })) !== 0) throw new Failure(`Without ${name}, ${check} fail.`);
  }
}
