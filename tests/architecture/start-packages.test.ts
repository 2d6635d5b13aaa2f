import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fileGraph, readSource, sandboxFiles, scriptFiles, sourceFiles } from './imports';
import { root } from './project-files';

const names = z.record(z.string(), z.string()).transform(Object.keys);
const manifest = z.object({ dependencies: names, devDependencies: names });
const manifestOf = (path: string) => manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')));

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
