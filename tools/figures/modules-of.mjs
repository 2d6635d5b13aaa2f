import { build } from 'esbuild';
import { knownLangs, variableOf } from '../../lib/i18n/locales.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * Returns the shop's modules that entries reach, also by `import()`. Code that a build drops with
 * its feature is not among them, nor are texts in other languages than English.
 * @param {readonly string[]} entries
 * @param {boolean} isOn whether every feature is on, or none
 * @returns {Promise<string[]>}
 */
export async function modulesOf(entries, isOn) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'unused',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    minifySyntax: true,
    treeShaking: true,
    loader: { '.css': 'empty', '.svg': 'empty' },
    conditions: ['react-server'],
    define: switches(isOn),
    logLevel: 'error',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  return [...new Set(used)].sort();
}

/** @param {boolean} isOn */
function switches(isOn) {
  const uses = sourceFiles().flatMap(({ text }) => [...text.matchAll(/\bFEATURES\.\w+/g)]);
  const languages = knownLangs().filter((lang) => lang !== 'en');
  return Object.fromEntries([
    ...uses.map(([name]) => [name, String(isOn)]),
    ...languages.map((lang) => [`process.env.${variableOf(lang)}`, '"off"']),
  ]);
}
