import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Copies the files of the repository into `template`, before `npm pack`, or into the folder that is
 * named. npm leaves out some names that start with a point, so that point is written out.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');
const template = process.argv[2] ?? join(folder, 'template');

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });

rmSync(template, { recursive: true, force: true });
for (const path of git('ls-files', '-z').split('\0').filter(Boolean)) {
  const copy = join(
    template,
    path
      .split('/')
      .map((name) => name.replace(/^\./, 'dot-'))
      .join('/'),
  );
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(root, path), copy);
}
// Where the history of the shop begins (docs/upgrading.md).
writeFileSync(join(template, 'dot-upstream-commit'), git('rev-parse', 'HEAD'));
