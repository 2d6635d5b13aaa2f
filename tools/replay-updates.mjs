import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/lib/machine/temporary-folder.mjs';
import { endOnSignal, run, runNode } from '../scripts/lib/processes/processes.mjs';
import { programs, root } from '../scripts/lib/project.mjs';
import { addTrial, TRIAL_ANSWERS } from '../scripts/lib/verification/own-shop-trial.mjs';

/**
 * Makes the trial shop at former commits, updates it to the latest commit as docs/upgrading.md says,
 * and checks its types and own tests. Needs the history of the repository.
 *
 *     node tools/replay-updates.mjs            # 100 and 200 commits
 *     node tools/replay-updates.mjs 78 400
 */
const COUNTS = process.argv.length > 2 ? process.argv.slice(2) : ['100', '200'];

endOnSignal();
const clone = temporaryFolder();
try {
  const results = [];
  for (const count of COUNTS) results.push(`${count} commits: ${await replay(Number(count))}`);
  console.log(`\n${results.join('\n')}`);
  process.exitCode = results.some((line) => line.includes('✖')) ? 1 : 0;
} finally {
  clone.remove();
}

/** @param {number} count @returns {Promise<string>} */
async function replay(count) {
  const cwd = join(clone.path, String(count));
  const git = async (/** @type {string[]} */ ...args) => {
    const code = await run('git', args, { cwd: existsSync(cwd) ? cwd : root });
    if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}.`);
  };
  await git('clone', '--quiet', '--shared', root, cwd);
  await git('config', 'user.name', 'Fork');
  await git('config', 'user.email', 'fork@localhost');
  await git('tag', 'update');
  await git('checkout', '--quiet', '-B', 'shop', `HEAD~${count}`);
  // A commit may be older than the seed of the trial shop.
  const isKnown = (/** @type {string} */ answer) => {
    const [, seed] = /^--seed=(.+)$/.exec(answer) ?? [];
    return seed === undefined || existsSync(join(cwd, 'sandbox/seeds', seed));
  };
  const made = await runNode('scripts/new-shop.mjs', TRIAL_ANSWERS.filter(isKnown), { cwd });
  if (made !== 0) return '✖ npm run new-shop failed there';
  // Today's entries and own files, also where the commit did not know them.
  addTrial(cwd);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Make the shop');

  const began = Date.now();
  // The file of the update, as a shop without the command calls it.
  const script = join(clone.path, 'merge-update.mjs');
  cpSync(join(root, 'scripts/merge-update.mjs'), script);
  if ((await runNode(script, ['update'], { cwd })) !== 0) return '✖ conflicts, listed above';
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'junction');
  const code =
    (await runNode(programs.next, ['typegen'], { cwd })) ||
    (await runNode(programs.tsc, ['--noEmit'], { cwd })) ||
    (await runNode(programs.vitest, ['run', 'own/'], { cwd }));
  return code === 0 ? `0 conflicts in ${seconds} s, types and own tests pass` : '✖ types or own tests fail';
}
