import { fileURLToPath } from 'node:url';
import { LANGS } from '../../lib/i18n/locales.mjs';

/** Only the build calls it: a production server has no bundler. @returns {Promise<string>} */
export async function bundleWorker() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SHOP_LANGUAGES': JSON.stringify(LANGS.join(',')),
      // It formats nothing.
      'process.env.SHOP_LOCALES': '""',
      'process.env.SHOP_FILTERS': JSON.stringify(process.env.SHOP_FILTERS ?? ''),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
