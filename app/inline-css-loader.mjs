import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import { transform } from 'lightningcss';
import postcss from 'postcss';

/** The relative path of a file, such as a font, to which the build gives an address. */
const LOCAL_FILE = /(?<=url\(["']?)(\.{1,2}\/[^"')]+)/;

/**
 * Compiles a style sheet to a module that exports its text, for `import styles from './a.css?inline'`
 * (next.config.ts). By itself, the framework links a style sheet or writes it into each page twice.
 *
 * @this {{ resourcePath: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
export default async function inlineCss(source) {
  const { css, messages } = await postcss([tailwindcss()]).process(source, { from: this.resourcePath });
  // The bundler compiles it again when one of them changes.
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file);
    if (type === 'dir-dependency') this.addContextDependency(dir);
  }
  this.addDependency(resolve('package.json'));
  const parts = forOldestBrowsers(css, this.resourcePath).split(LOCAL_FILE);
  const imports = parts.map((part, index) =>
    index % 2 === 1 ? `import address${index} from ${JSON.stringify(`${part}?url`)};\n` : '',
  );
  const values = parts.map((part, index) => (index % 2 === 1 ? `address${index}` : JSON.stringify(part)));
  return `${imports.join('')}export default ${values.join(' + ')};`;
}

/**
 * Replaces what the oldest browsers of package.json do not know, such as `light-dark()`, as the framework does
 * in the style sheets that it links. Tailwind has browsers of its own.
 * @param {string} css
 * @param {string} filename
 */
function forOldestBrowsers(css, filename) {
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const targets = Object.fromEntries(
    browserslist.map((browser) => {
      const [name = '', version = ''] = browser.split(' ');
      const [major = 0, minor = 0] = version.split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
  return transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString();
}
