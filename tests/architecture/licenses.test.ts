import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dev: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        license: z.string().default('none'),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')));

/** The runtime dependencies of the shop, by name. Tools are not included. */
const packages = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

/** Licenses without obligations on the shop's own code. */
const FREE = /^\(?(?:MIT|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0)(?: OR CC0-1\.0\))?$/;
/** Exceptions with their licenses. docs/security.md lists the same in prose. */
const KNOWN: [name: RegExp, license: RegExp][] = [
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  [/^lightningcss(?:-|$)/, /^MPL-2\.0$/],
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/],
  [/^@wix\//, /^(?:UNLICENSED|none)$/],
];

describe('the runtime packages of the shop', () => {
  it('have known licenses', () => {
    const others = packages
      .filter(({ license }) => !FREE.test(license))
      .filter(({ name, license }) => !KNOWN.some(([names, kind]) => names.test(name) && kind.test(license)));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('need no install script', () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([]);
  });
});
