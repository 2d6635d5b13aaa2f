import tailwindcss from '@tailwindcss/postcss';
import postcss from 'postcss';

/** A file of the shop, such as a font, which gets an address by the build. */
const LOCAL_FILE = /(?<=url\(["']?)(\.{1,2}\/[^"')]+)/;

/**
 * Compiles a style sheet to a module that exports it as text, for `import styles from './a.css?inline'`
 * (next.config.ts). The bundler itself only links style sheets, or writes them into each page twice.
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
  const parts = css.split(LOCAL_FILE);
  const imports = parts.map((part, index) =>
    index % 2 === 1 ? `import address${index} from ${JSON.stringify(`${part}?url`)};\n` : '',
  );
  const values = parts.map((part, index) => (index % 2 === 1 ? `address${index}` : JSON.stringify(part)));
  return `${imports.join('')}export default ${values.join(' + ')};`;
}
