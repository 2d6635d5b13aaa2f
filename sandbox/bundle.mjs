import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the sandbox. */
export const here = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles modules of the sandbox. Sources read files next to them through `import.meta.url`, which
 * becomes the expression that `urlOf` returns for the path of a source.
 * @param {string[]} entries from the folder of the sandbox
 * @param {{ folder: string, urlOf: (path: string) => string, sourcemap?: 'inline' }} options
 * `folder`: where the bundles are going to be
 * @returns {Promise<import('esbuild').OutputFile[]>} the bundles, which are not written yet
 */
export async function bundle(entries, { folder, urlOf, sourcemap }) {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => join(here, entry)),
    bundle: true,
    splitting: entries.length > 1,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Packages with native parts, or CommonJS packages that are rarely needed.
    external: ['@libsql/client', 'sharp', 'selfsigned'],
    ...(sourcemap && { sourcemap, sourcesContent: false }),
    plugins: [
      {
        name: 'own addresses',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path.startsWith(here) && !path.includes('node_modules')
              ? {
                  contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', urlOf(path)),
                  loader: 'ts',
                }
              : undefined,
          ),
      },
    ],
  });
  await stop();
  return outputFiles;
}
