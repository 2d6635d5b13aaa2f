import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dependencies: z.record(z.string(), z.string()).default({}),
        optionalDependencies: z.record(z.string(), z.string()).default({}),
        peerDependencies: z.record(z.string(), z.string()).default({}),
        dev: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        license: z.string().default('none'),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')));

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

const shop = shopPaths();

/** These packages by name. Those of the tests and the development are not included. */
const packages = Object.entries(lock.packages)
  .filter(([path]) => shop.has(path))
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
