import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolders } from '../new-folders';

const SCRIPT = resolve('scripts/merge-update.mjs');
const { at, read, write } = newFolders();
const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).trim();
const commit = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};
const update = (ref = 'main') =>
  spawnSync(process.execPath, ['--input-type=module', '-', ref], {
    cwd: at(),
    encoding: 'utf8',
    input: readFileSync(SCRIPT),
  });

/** A page in a language that the shop does not have. */
const OTHER = 'content/de/about.md';
const DEMO = { 'shop.config.ts': 'demo\n', 'content/en/about.md': 'demo\n', 'own/sections.tsx': '' };
const MINE = { 'shop.config.ts': 'mine\n', 'content/en/about.md': 'mine\n', 'own/sections.tsx': 'mine\n' };

/** A shop from before `.gitattributes`, whose upstream goes on in `main`. */
beforeEach(() => {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@b.c');
  commit({ ...DEMO, [OTHER]: 'Demo\n', 'lib/price.ts': 'one\n' });
  git('switch', '--quiet', '--create', 'shop');
  git('rm', '--quiet', OTHER);
  commit({ ...MINE, 'tests/demo-shop/shop.config.ts': 'demo\n', 'tests/demo-shop/content/en/old.md': '' });
  git('switch', '--quiet', 'main');
  commit({
    'shop.config.ts': 'new demo\n',
    'content/en/about.md': 'new demo\n',
    [OTHER]: 'Neue Demo\n',
    'content/en/workshops.md': 'a page of the demo\n',
    'own/sections.tsx': 'export {};\n',
    'own/readers.ts': 'export {};\n',
    'lib/price.ts': 'two\n',
  });
  git('switch', '--quiet', 'shop');
});

it('an update changes the core and the copy of the demo shop, and nothing of the shop', () => {
  const { status, stdout, stderr } = update();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('merged without a conflict');
  expect(read('lib/price.ts')).toBe('two\n');
  for (const [path, text] of Object.entries(MINE)) expect(read(path)).toBe(text);
  for (const path of ['content/en/workshops.md', OTHER]) expect(existsSync(at(path))).toBe(false);
  expect(read('own/readers.ts')).toBe('export {};\n');
  expect(read('tests/demo-shop/content/en/workshops.md')).toBe('a page of the demo\n');
  expect(existsSync(at('tests/demo-shop/content/en/old.md'))).toBe(false);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('merge-base', '--is-ancestor', 'main', 'HEAD')).toBe('');
  expect(update().stdout).toContain('up to date');
});

it('a changed file of the core is in conflict, and is the only one', () => {
  commit({ 'lib/price.ts': 'three\n' });
  const { status, stderr } = update();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/1 in conflict:\n {2}lib\/price\.ts\n/)]);
  write('lib/price.ts', 'both\n');
  git('add', '--all');
  git('commit', '--quiet', '--no-edit');
  expect(read('content/en/about.md')).toBe('mine\n');
});

it('nothing is merged into changes, into the demo shop, or without a commit', () => {
  expect(update('upstream/main').stderr).toContain('git fetch upstream');
  write('lib/price.ts', 'changed\n');
  expect(update().stderr).toContain('not committed');
  git('checkout', '--quiet', '--', '.');
  git('switch', '--quiet', 'main');
  expect(update('shop').stderr).toContain('npm run new-shop');
  expect(git('log', '--format=%s', '--merges')).toBe('');
});
