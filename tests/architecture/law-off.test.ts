import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import config from '../../tailwind.config';
import { sourceFiles } from './imports';
import { root } from './project-files';

/** The components that only a shop with an entry of `law` shows. */
const PARTS = ['components/layout/legal-notices.tsx'];
/** Their own pages, which do not exist in other shops. */
const PAGES = /^app\/\[lang\]\/(?:withdrawal|cancellation|legal-guarantee)\//;

const files = sourceFiles('app', 'components', 'features').filter(({ path }) => path.endsWith('.tsx'));
const isOfLaw = (path: string) => PARTS.includes(path) || /^features\/(?:law-notes|statements)/.test(path);
const ofLaw = files.filter(({ path }) => isOfLaw(path));
const others = files.filter(({ path }) => !isOfLaw(path));

/** Words that can be class names, also those of comments: Tailwind does not tell them apart. */
const wordsOf = (all: typeof files): string[] =>
  all.flatMap(({ text }) => text.split(/[\s"'`<>{}]+/).map((word) => word.replace(/[.,;:]$/, '')));

/** Compiles the style sheet of all pages for class names. */
async function styles(words: readonly string[]): Promise<string[]> {
  const base = join(root, 'app');
  const loadStylesheet = async (id: string, from: string) => {
    const path = id === 'tailwindcss' ? join(root, 'node_modules/tailwindcss/index.css') : join(from, id);
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
  };
  const loadModule = async (id: string, from: string) => ({
    path: join(from, id),
    base: dirname(join(from, id)),
    module: config,
  });
  const source = readFileSync(join(base, 'globals.css'), 'utf8');
  const { build } = await compile(source, { base, loadStylesheet, loadModule });
  return build([...words])
    .split('\n')
    .filter(Boolean);
}

describe('a shop without law', () => {
  it('renders no part of it, because the build removes each use', () => {
    const names = ofLaw.flatMap(({ text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name),
    );
    const uses = others
      .filter(({ path }) => !PAGES.test(path))
      .flatMap(({ path, text }) =>
        names
          .filter((name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*-\\w+'`).test(text))
          .flatMap((name) => [...text.matchAll(new RegExp(`<${name}[\\s/>]`, 'g'))])
          .map(({ 0: use, index }) => ({ use: `${path} ${use}`, before: text.slice(0, index).slice(-120) })),
      );
    expect(names.length).toBeGreaterThan(5);
    expect(uses.filter(({ before }) => !/FEATURES\.\w+[^;]*$/.test(before))).toEqual([]);
  });

  it('has no style that only law uses', async () => {
    expect(ofLaw.map(({ path }) => path)).toEqual(expect.arrayContaining(PARTS));
    const rest = new Set(await styles(wordsOf(others)));
    expect(rest.size).toBeGreaterThan(500);
    expect((await styles(wordsOf(files))).filter((line) => !rest.has(line))).toEqual([]);
  });
});
