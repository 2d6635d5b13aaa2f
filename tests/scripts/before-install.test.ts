import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The commands that install the packages themselves, so that their modules are loaded without any. */
const COMMANDS = ['scripts/start.mjs', 'scripts/test.mjs'];

const folder = mkdtempSync(join(tmpdir(), 'halden-before-install-'));

beforeAll(() => {
  for (const path of ['lib', 'package.json', 'sandbox/seeds', 'scripts'])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(COMMANDS)('%s loads its modules before the packages are installed', (command) => {
  const modules = [...readFileSync(command, 'utf8').matchAll(/from '\.(\/lib\/[^']+)'/g)].map(
    ([, path]) => `./scripts${path}`,
  );
  expect(modules.length).toBeGreaterThan(5);
  const load = modules.map((path) => `await import('${path}');`).join('\n');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
