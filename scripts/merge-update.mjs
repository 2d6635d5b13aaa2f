import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

/**
 * `npm run merge-update -- upstream/main`: merges an update into a shop of one's own. The shop's
 * configuration, pages and own files stay as they are, without the demo shop's new ones, and the
 * copy of the demo shop for the tests is replaced by the update's.
 *
 * It imports nothing of the shop, because a shop that is older than this file pipes it into Node
 * (docs/upgrading.md).
 */
const DEMO_SHOP = 'tests/demo-shop';
const SHOP_PARTS = ['shop.config.ts', 'content', 'own'];

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { maxBuffer: 1e9 });

/** @param {string[]} args @returns {Buffer} */
function read(...args) {
  const { status, stdout, stderr } = git(...args);
  if (status !== 0) fail(`git ${args.join(' ')}\n${stderr}`);
  return stdout;
}

/** @param {string[]} args of a command that ends each name with a zero (`-z`) */
function names(...args) {
  const printed = read(...args).toString();
  return printed.split('\0').filter(Boolean);
}

process.chdir(read('rev-parse', '--show-toplevel').toString().trim());
const [update = ''] = process.argv.slice(2);
if (!update || git('rev-parse', '--verify', '--quiet', `${update}^{commit}`).status !== 0)
  fail('Name the commit to merge, after git fetch upstream: npm run merge-update -- upstream/main');
if (names('ls-tree', '-r', '--name-only', '-z', 'HEAD', DEMO_SHOP).length === 0)
  fail('This is not a shop of your own, which npm run new-shop makes.');
if (names('status', '--porcelain', '-z').length > 0)
  fail('There are changes that are not committed. Commit or stash them first (git status).');

const merge = git('-c', 'merge.ours.driver=true', 'merge', '--no-ff', '--no-commit', update);
if (git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').status !== 0) {
  console.log(`${merge.stdout}${merge.stderr}`);
  process.exit(merge.status ?? 1);
}

const before = names('ls-tree', '-r', '--name-only', '-z', 'HEAD', ...SHOP_PARTS);
const added = names('ls-files', '-z', 'content').filter((path) => !before.includes(path));
read('restore', '--source=HEAD', '--staged', '--worktree', '--', ...before);
// A page of the demo shop would be a page of this one. The core needs no file there, and may need
// one in `own`.
if (added.length > 0) read('rm', '--quiet', '--force', '--', ...new Set(added));

rmSync(DEMO_SHOP, { recursive: true });
mkdirSync(DEMO_SHOP);
const demo = read('archive', '--format=tar', update, ...SHOP_PARTS);
if (spawnSync('tar', ['-x', '-C', DEMO_SHOP], { input: demo }).status !== 0)
  fail(`The demo shop of the update could not be written to ${DEMO_SHOP}.`);
read('add', '--all', '--force', '--', DEMO_SHOP);

const conflicts = new Set(names('diff', '--name-only', '--diff-filter=U', '-z'));
if (conflicts.size > 0)
  fail(`${conflicts.size} in conflict:
${[...conflicts].map((path) => `  ${path}`).join('\n')}

  Resolve them, then git add them and git commit. git merge --abort goes back.`);
read('commit', '--quiet', '--no-edit');
const [first] = names('diff', '--name-only', '-z', 'HEAD^1', '--', '.env.example', 'docs/deploy');
console.log(`✔ ${update} is merged without a conflict. Your shop.config.ts, content/ and own/ are unchanged.

  1. git diff HEAD^1 -- CHANGELOG.md                says what changed. Search it for "Breaking".
${first ? '  2. git diff HEAD^1 -- .env.example docs/deploy    has new settings, nginx and systemd.\n' : ''}  ${first ? 3 : 2}. npm ci && npm test`);
