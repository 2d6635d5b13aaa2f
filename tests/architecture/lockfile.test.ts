import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const packages = z
  .record(
    z.string(),
    z.object({
      extraneous: z.boolean().default(false),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages);

// npm drops the packages of other systems when it writes the file over a filled node_modules. `npm
// ci` then rejects the file on every system. Regenerate it in a folder that contains only
// package.json.
it('package-lock.json has the packages of every system', () => {
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(absent).toEqual([]);
});

// npm may write an entry that nothing needs and that `npm ci` never installs. `npm start` would
// then install again each time, because node_modules differs from the file
// (scripts/lib/machine/dependencies.mjs).
it('package-lock.json has no package that nothing needs', () => {
  const needless = Object.entries(packages).filter(([, { extraneous }]) => extraneous);
  expect(needless.map(([path]) => path)).toEqual([]);
});

// npm 10, which Node 20 and 22 contain, installs a second copy of an optional peer whose version is
// out of range, e.g. TypeScript for a package that does not accept the newest one. npm 11 writes
// no such copy into the file, and `npm ci` of npm 10 then rejects it. `overrides` in package.json
// resolve such a conflict.
it('package-lock.json has no peer out of range, which npm 10 rejects', () => {
  const args = ['ls', '--all', '--package-lock-only'];
  const npm = process.env.npm_execpath;
  const list = () =>
    npm
      ? execFileSync(process.execPath, [npm, ...args], { stdio: 'pipe' })
      : execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' });
  expect(list).not.toThrow();
});
