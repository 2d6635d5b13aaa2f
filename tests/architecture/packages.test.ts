import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileGraph, readSource, sandboxFiles, scriptFiles, sourceFiles } from './imports';
import { root } from './project-files';

const versions = z.record(z.string(), z.string()).default({});
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dependencies: versions,
        optionalDependencies: versions,
        peerDependencies: versions,
        extraneous: z.boolean().default(false),
        dev: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        license: z.string().default('none'),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')));

/** Returns the path in the lockfile of a package that the package at `from` requires. */
function pathOf(name: string, from: string): string | undefined {
  const inside = from === '' ? '' : `${from}/`;
  if (`${inside}node_modules/${name}` in lock.packages) return `${inside}node_modules/${name}`;
  return from === '' ? undefined : pathOf(name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
}

/** Returns the paths of all packages that the shop is built with or runs with, without the sandbox's. */
function shopPaths(): Set<string> {
  const found = new Set<string>();
  const pending = [''];
  for (let from = pending.pop(); from !== undefined; from = pending.pop()) {
    const about = lock.packages[from];
    if (about === undefined) continue;
    const names = Object.keys({
      ...about.dependencies,
      ...about.optionalDependencies,
      ...about.peerDependencies,
    });
    for (const path of names.flatMap((name) => pathOf(name, from) ?? []))
      if (!found.has(path) && !lock.packages[path]?.dev) {
        found.add(path);
        pending.push(path);
      }
  }
  return found;
}

const shopPackages = shopPaths();

/** These packages by name. Those of the tests and the development are not included. */
const packages = Object.entries(lock.packages)
  .filter(([path]) => shopPackages.has(path))
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

/** Licenses without obligations on the shop's own code. */
const FREE = /^\(?(?:MIT|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0)(?: OR CC0-1\.0\))?$/;
/** Exceptions with their licenses. docs/security.md lists the same in prose. */
const KNOWN: [name: RegExp, license: RegExp][] = [
  [/^@fontsource/, /^OFL-1\.1$/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  [/^lightningcss(?:-|$)/, /^MPL-2\.0$/],
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/],
  [/^@wix\//, /^(?:UNLICENSED|none)$/],
];

describe('the packages that a shop is built with or runs with', () => {
  it('are found without those of the sandbox', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['next', 'react', '@wix/sdk', '@img/sharp-linux-x64']));
    expect(names).not.toContain('hono');
  });

  it('have known licenses', () => {
    const others = packages
      .filter(({ license }) => !FREE.test(license))
      .filter(({ name, license }) => !KNOWN.some(([names, kind]) => names.test(name) && kind.test(license)));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('have no install script, except one that works without it', () => {
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withScript.map(({ name }) => name)).toEqual(['esbuild']);
  });
});

/** Returns what npm writes, also below a command that runs another npm. */
function runNpm(...args: string[]): string {
  const npm = process.env.npm_execpath;
  return npm
    ? execFileSync(process.execPath, [npm, ...args], { encoding: 'utf8', stdio: 'pipe' })
    : execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
}

// npm drops the packages of other systems when it writes the file over a filled node_modules. `npm
// ci` then rejects the file on every system. Regenerate it in a folder that contains only
// package.json.
it('package-lock.json has the packages of every system', () => {
  const absent = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
    ),
  );
  expect(absent).toEqual([]);
});

// npm may write an entry that nothing needs and that `npm ci` never installs. `npm start` would
// then install again each time, because node_modules differs from the file
// (scripts/lib/machine/dependencies.mjs).
it('package-lock.json has no package that nothing needs', () => {
  const needless = Object.entries(lock.packages).filter(([, { extraneous }]) => extraneous);
  expect(needless.map(([path]) => path)).toEqual([]);
});

// npm 10, which Node 20 and 22 contain, installs a second copy of an optional peer whose version is
// out of range, e.g. TypeScript for a package that does not accept the newest one. npm 11 writes
// no such copy into the file, and `npm ci` of npm 10 then rejects it. `overrides` in package.json
// resolve such a conflict.
it('package-lock.json has no peer out of range, which npm 10 rejects', () => {
  expect(() => runNpm('ls', '--all', '--package-lock-only')).not.toThrow();
});

const names = z.record(z.string(), z.string()).default({}).transform(Object.keys);
const manifest = z.object({ dependencies: names, devDependencies: names });
const manifestOf = (path: string) => manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));

/** Returns the files that `npm pack` would pack, without `dist/`, which is built then. */
function publishedFiles(): string[] {
  const listing = runNpm('pack', '--dry-run', '--json', '--ignore-scripts', '--workspace', 'sandbox');
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
  expect([...new Set(imported)].sort()).toEqual(manifestOf('sandbox/package.json').dependencies.sort());
});

// On a machine that has everything, nobody would notice.
it('npm start, which installs no development packages, loads none', () => {
  const shop = [
    ...sourceFiles('app', 'components', 'features', 'lib', 'own'),
    ...scriptFiles('cache-handlers', 'lib', 'server'),
    ...readdirSync(root)
      .filter((name) => /^(?!playwright|vitest).*\.(?:ts|mjs)$/.test(name))
      .map(readSource),
  ];
  const programs = [...sandboxFiles(), ...scriptFiles('sandbox', 'scripts')];
  const files = new Map([...shop, ...programs].map((file) => [file.path, file]));
  const graph = fileGraph([...files.values()]);
  const loaded = new Set([
    ...shop.map(({ path }) => path),
    ...['scripts/start.mjs', 'sandbox/start.mjs', 'sandbox/main.ts'],
  ]);
  for (const path of loaded) for (const next of graph.get(path) ?? []) loaded.add(next);

  const [own, sandbox] = [manifestOf('package.json'), manifestOf('sandbox/package.json')];
  const installed = new Set([...own.dependencies, ...sandbox.dependencies]);
  const absent = [...own.devDependencies, ...sandbox.devDependencies].filter((name) => !installed.has(name));
  const found = [...loaded].flatMap((path) =>
    (files.get(path)?.imports ?? [])
      .filter(
        ({ target, typeOnly }) => !typeOnly && absent.some((name) => `${target}/`.startsWith(`${name}/`)),
      )
      .map(({ target }) => `${path} → ${target}`),
  );
  expect(absent).toContain('vitest');
  expect(loaded.size).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
