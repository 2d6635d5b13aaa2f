import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sandboxFiles } from './imports';

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('sandbox/package.json', 'utf8')));

/** Returns the files that `npm pack` would pack, without `dist/`, which is built then. */
function publishedFiles(): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--workspace', 'sandbox'];
  const npm = process.env.npm_execpath;
  const listing = npm
    ? execFileSync(process.execPath, [npm, ...args], { encoding: 'utf8', stdio: 'pipe' })
    : execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
  return z
    .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(listing))
    .flatMap(({ files }) => files.map(({ path }) => path));
}

const sources = sandboxFiles();

it('the package has every file that sources read beside them', () => {
  const read = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g)].map(([, file = '']) =>
      posix.join(posix.dirname(path), file).replace(/^sandbox\//, ''),
    ),
  );
  expect(read.length).toBeGreaterThan(5);
  const published = publishedFiles();
  expect(read.filter((file) => !published.includes(file))).toEqual([]);
  expect(published).toEqual(
    expect.arrayContaining([
      'bin.mjs',
      'core/platform-hosts.mjs',
      'db/migrations/0000_first.sql',
      'seeds/ceramics/catalog.json',
    ]),
  );
  // bin.mjs would start it, and it bundles sources that the package does not have.
  expect(published).not.toContain('start.mjs');
  expect(published.filter((file) => file.endsWith('.ts') && !file.startsWith('dist/'))).toEqual([]);
}, 30_000);

it('the package depends on every package that sources import', () => {
  const imported = sources
    .filter(({ path }) => path !== 'sandbox/db/drizzle.config.ts')
    .flatMap(({ imports }) => imports.map(({ target }) => target))
    .filter((target) => !target.startsWith('sandbox/') && !target.startsWith('node:'))
    .map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect([...new Set(imported)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});
