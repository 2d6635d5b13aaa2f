import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
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
import { untilAnswers } from '../../scripts/lib/processes/answers.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { start, stop } from '../../scripts/lib/processes/processes.mjs';

const isRun = Boolean(process.env.TEST_MATRICES);
const temporary = isRun ? mkdtempSync(join(tmpdir(), 'halden-create-test-')) : '';
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

/** How npm says that the registry cannot be reached. */
const OFFLINE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|E?TIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
const ANSWERS = ['--yes', '--name=Crust', '--email=hi@crust.example', '--seed=bakery'];

// Copying and compressing every file takes long beside other tests.
describe.runIf(isRun)('npm create', () => {
  // Packed as for a registry, and installed from the file. It has no dependencies. Not in its own
  // folder: tests that run meanwhile read the files of the repository.
  beforeAll(() => {
    const source = join(temporary, 'package');
    cpSync('tools/create-shop', source, { recursive: true });
    const template = join(source, 'template');
    execFileSync(process.execPath, ['tools/create-shop/make-template.mjs', template]);
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', temporary];
    const packed = execFileSync('npm', pack, { cwd: source, encoding: 'utf8' });
    rmSync(source, { recursive: true });
    mkdirSync(installed);
    writeFileSync(join(installed, 'package.json'), '{}');
    execFileSync('npm', ['install', '--offline', '--no-audit', join(temporary, packed.trim())], {
      cwd: installed,
    });
  }, 600_000);
  afterAll(() => rmSync(temporary, { recursive: true, force: true }), 300_000);

  it('a shop starts in an empty folder, with every file of the storefront and the answers given', () => {
    const made = create('crust', '--no-install', ...ANSWERS);
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

  it('its packages are installed from the registry, and the first page opens', async ({ skip }) => {
    const made = create('opened', ...ANSWERS);
    if (made.status !== 0 && OFFLINE.test(made.stderr)) {
      process.stdout.write('– npm create: the registry does not answer, so no shop was opened\n');
      skip('the registry does not answer');
    }
    expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/npm run dev\n$/) });
    const [port, sandboxPort] = [await freePortFrom(3600), await freePortFrom(4600)];
    // Development uses what was installed: the compiler, the database and the pictures' library.
    const shop = start('npm run dev', process.execPath, ['scripts/dev.mjs'], {
      cwd: join(temporary, 'opened'),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        NEXT_DIST_DIR: '',
        SANDBOX_SEED: '',
        WIX_CLIENT_ID: '',
        WIX_API_ORIGIN: '',
        WIX_MEDIA_ORIGIN: '',
        SITE_URL: '',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
      },
      output: 'buffered',
    });
    try {
      const page = `http://localhost:${port}/products`;
      await untilAnswers(shop, page, 240_000);
      const html = await (await fetch(page)).text();
      expect(html).toContain('Country Loaf');
      expect(html).toContain('Crust');
    } finally {
      await stop([shop]);
    }
  }, 900_000);

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
