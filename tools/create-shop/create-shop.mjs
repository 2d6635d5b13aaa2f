#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm create halden-shop my-shop -- --name "My shop"`: copies the storefront into a new folder,
 * makes its first commit, and asks what `npm run new-shop` asks. Installs the packages unless
 * `--no-install` is given.
 */
const template = fileURLToPath(new URL('./template', import.meta.url));
const [target, ...flags] = process.argv.slice(2);
const isHelp = [target, ...flags].some((flag) => flag === '--help' || flag === '-h');
const installs = !flags.includes('--no-install');
const answers = flags.filter((flag) => flag !== '--no-install' && flag !== '--help' && flag !== '-h');

if (isHelp || target === undefined || target.startsWith('-')) {
  console.log('npm create halden-shop <folder> -- [--no-install] [flags of npm run new-shop]');
  process.exit(isHelp ? 0 : 1);
}
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
  console.error(`✖ ${folder} is not empty. Name a new folder.`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
copy(template, folder);

const commit = readFileSync(join(folder, '.upstream-commit'), 'utf8').trim();
const hasGit = run('git', ['--version'], { quiet: true });
if (hasGit) {
  if (!existsSync(join(folder, '.git'))) run('git', ['init', '--quiet']);
  run('git', ['add', '--all'], { quiet: true });
  commitAll(`Start from the storefront at ${commit.slice(0, 12)}`);
}
if (!run(process.execPath, ['scripts/new-shop.mjs', ...answers])) process.exit(1);
if (hasGit) {
  run('git', ['add', '--all'], { quiet: true });
  commitAll('Replace the demo shop');
}
if (installs && !run('npm', ['ci'])) process.exit(1);
console.log(`\nNext: cd ${target}${installs ? '' : ' && npm ci'} && npm run dev`);

/** @param {string} from @param {string} to */
function copy(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const name = entry.name.replace(/^dot-/, '.');
    const [source, copied] = [join(from, entry.name), join(to, name)];
    if (entry.isDirectory()) {
      mkdirSync(copied, { recursive: true });
      copy(source, copied);
    } else cpSync(source, copied);
  }
}

/** A machine without a name for commits still gets a shop. @param {string} message */
function commitAll(message) {
  const made = run('git', ['commit', '--quiet', '--no-verify', '-m', message], { quiet: true });
  if (!made) console.log('! git has no name for commits: commit the files yourself.');
}

/** @param {string} command @param {string[]} args @param {{ quiet?: boolean }} [options] */
function run(command, args, { quiet = false } = {}) {
  // npm is a script of the shell on Windows. None of the arguments there comes from a person.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status } = spawnSync(command, args, {
    cwd: existsSync(folder) ? folder : undefined,
    stdio: quiet ? 'ignore' : 'inherit',
    shell,
  });
  return status === 0;
}
