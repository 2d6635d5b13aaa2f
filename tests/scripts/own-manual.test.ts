import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesSchema } from '@/lib/config/entry-schemas';
import { shopProblems } from '@/lib/config/shop-problems';
import { isOwnShop } from '../../scripts/lib/demo-shop.mjs';
import trial from '../trial-shop/entries';

/**
 * The examples of docs/own.md are files of the trial shop: `npm run types` checks their types, the
 * linter their form, and tests/trial-shop/wishes.spec.ts what a browser shows.
 */

const manual = readFileSync('docs/own.md', 'utf8');
const TRIAL = 'tests/trial-shop/own';

const blocks = [...manual.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]+?)^```$/gm)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

/** The rows of the table with this first column, without the first two lines. */
function rowsOf(column: string): string[][] {
  const [, table = ''] = manual.split(`| ${column} |`);
  return table
    .slice(0, table.search(/\n\n/))
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

// A shop of a merchant's own has no trial.
describe.skipIf(isOwnShop())('docs/own.md', () => {
  const examples = blocks.filter(({ path }) => path.startsWith('own/') && path !== 'own/sections.tsx');

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(8);
  });

  it.each(examples)('$path is the file that the trial shop shows', ({ path, text }) => {
    expect(text).toBe(readFileSync(path.replace('own', TRIAL), 'utf8'));
  });

  it('has every section of the manual on a page of the trial shop', () => {
    const { sections, pages } = trial;
    const shown = new Set(
      [...Object.values(sections), ...Object.values(pages).map((page) => page.sections)].flat(),
    );
    const source = readFileSync(`${TRIAL}/documented.tsx`, 'utf8');
    const documented = [...source.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm)].map(([, name = '']) => name);
    expect(documented.length).toBeGreaterThan(8);
    expect(documented.filter((name) => !shown.has(name))).toEqual([]);
    const files = [...source.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => `own/${name}.tsx`);
    const inManual = examples.map(({ path }) => path);
    expect(files.filter((path) => !inManual.includes(path))).toEqual([]);
  });

  it('shows a configuration that is valid', () => {
    const config = blocks.find(({ path }) => path === 'shop.config.ts')?.text ?? '';
    const entries: unknown = new Function(`return {${config}}`)();
    expect(Object.keys(Object(entries))).toEqual(['home', 'sections', 'pages']);
    expect(shopProblems({ ...trial, ...Object(entries) }, { langs: ['de', 'en'] })).toEqual([]);
  });

  it('names every place that the configuration knows', () => {
    const places = rowsOf('Place').flatMap(([place]) => codeIn(place));
    expect(places).toEqual(placesSchema.keyType.options);
  });

  it('names modules that have what it says', () => {
    const rows = rowsOf('For');
    expect(rows.length).toBeGreaterThan(5);
    for (const [, modules, names] of rows) {
      const sources = codeIn(modules).map((module) => {
        const path = ['.ts', '.tsx'].map((end) => module.replace('@/', '') + end).find(existsSync);
        expect(path, module).toBeDefined();
        return readFileSync(path ?? '', 'utf8');
      });
      for (const name of codeIn(names))
        expect(sources.join('\n'), name).toMatch(
          new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
        );
    }
  });
});
