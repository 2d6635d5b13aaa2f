import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { bundle, here } from './bundle.mjs';

const dist = join(here, 'dist');
const types = join(dist, 'types');

/**
 * `npm pack` writes `dist/` before it packs, and removes it afterwards (`--clean`). Node strips no
 * types below node_modules, so the package holds JavaScript instead of the sources.
 */
async function main() {
  rmSync(dist, { recursive: true, force: true });
  if (process.argv.includes('--clean')) return;
  const files = await bundle(['main.ts', 'create-sandbox.ts'], { folder: dist, urlOf: urlFromDist });
  mkdirSync(dist);
  for (const { path, contents } of files) writeFileSync(path, contents);
  writeTypes();
}

/**
 * All bundles are directly in `dist/`, so the way to a source's folder is the same from each.
 * @param {string} path
 */
function urlFromDist(path) {
  const way = relative(dist, path).split(sep).join('/');
  return `new URL(${JSON.stringify(way)}, import.meta.url).href`;
}

/** Writes the declarations with the file extensions that Node's module resolution requires. */
function writeTypes() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const project = join(here, 'tsconfig.package.json');
  execFileSync(process.execPath, [tsc, '--project', project, '--outDir', types], { stdio: 'inherit' });
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(types, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/((?:from |import\()["'])(\.[^"']*?)(?:\.m?js)?(?=["'])/g, '$1$2.js'),
    );
  }
}

await main();
