import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const temporary = mkdtempSync(join(tmpdir(), 'halden-create-test-'));
const installed = join(temporary, 'installed');
const command = join(installed, 'node_modules/.bin/create-halden-shop');

const create = (...args: string[]) =>
  spawnSync(command, args, {
    cwd: temporary,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b.c',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b.c',
    },
  });

// Copying and compressing every file takes long beside other tests.
describe.runIf(process.env.TEST_MATRICES)('npm create', () => {
  // Packed as for a registry, and installed from the file. It has no dependencies.
  beforeAll(() => {
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', temporary], {
      cwd: 'tools/create-shop',
      encoding: 'utf8',
    });
    rmSync('tools/create-shop/template', { recursive: true });
    mkdirSync(installed);
    writeFileSync(join(installed, 'package.json'), '{}');
    execFileSync('npm', ['install', '--offline', '--no-audit', join(temporary, packed.trim())], {
      cwd: installed,
    });
  }, 600_000);
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  it('a shop starts in an empty folder, with every file of the storefront and the answers given', () => {
    const made = create(
      'crust',
      '--no-install',
      '--yes',
      '--name=Crust',
      '--email=hi@crust.example',
      '--seed=bakery',
    );
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
    const shop = join(temporary, 'crust');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: shop, encoding: 'utf8' }).trim();
    const start = git('rev-list', '--max-parents=0', 'HEAD');
    const started = git('ls-tree', '-r', '--name-only', '-z', start).split('\0').filter(Boolean);
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    expect(started.filter((path) => path !== '.upstream-commit').sort()).toEqual(tracked.sort());
    expect(readFileSync(join(shop, 'shop.config.ts'), 'utf8')).toContain("name: 'Crust'");
    expect(readFileSync(join(shop, 'content/sandbox.json'), 'utf8')).toContain('bakery');
    expect(existsSync(join(shop, 'tests/demo-shop/shop.config.ts'))).toBe(true);
    expect(readFileSync(join(shop, '.upstream-commit'), 'utf8')).toMatch(/^[\da-f]{40}$/m);
    expect(git('status', '--porcelain')).toBe('');
  }, 600_000);

  it('a folder with files stays as it is', () => {
    const folder = join(temporary, 'taken');
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const made = create('taken', '--yes');
    expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it.each([
    [[], 1],
    [['--help'], 0],
  ] as const)('%j prints how to call it', (args, status) => {
    const made = create(...args);
    expect([made.status, made.stdout]).toEqual([status, expect.stringContaining('npm create halden-shop')]);
  });
});
