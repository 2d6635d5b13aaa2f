import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proseFiles, root } from './project-files';

type Term = readonly [pattern: RegExp, standard: string];

/**
 * Terms that would mislead a newcomer, because the field and the platform use another one, and
 * spellings other than those of the US.
 */
const REPLACED: readonly Term[] = [
  [/\b(?:use|get|provide|all_?)words\b|(?<!break)-words\b/i, 'messages'],
  [/cart-?news|\bon\w*News\b/i, 'cart changes'],
  [/left-?sessions|\b(?:mark|is)Left\b/i, 'superseded sessions'],
  [/\brefusals?\b|\w+RefusedError\b/i, 'rejection'],
  [/catalogue/i, 'catalog'],
  [/colour/i, 'color'],
  [/\b(?:cancelled|cancelling)\b/, 'canceled'],
  [/behaviour|favourit|neighbour|honour|\blicence\b|\bgrey\b|metres?\b/i, 'US spelling'],
];

/** Terms that shoppers do not expect in a shop, in texts of the interface. */
const REPLACED_IN_MESSAGES: readonly Term[] = [[/\bpieces?\b/i, 'items']];

const CHECKED = /\.(?:tsx?|mjs|js|css|conf|md)$|^sandbox\/seeds\/.*\.json$/;
/** Texts in other languages have their own spelling, and this file has the terms. */
const EXEMPT =
  /^lib\/i18n\/messages\/(?!en\b)|^scripts\/lib\/new-shop\/(?:law-)?pages\/(?!en\b)|\/translations\.\w+\.json$|vocabulary\.test\.ts$/;

const files = proseFiles()
  .filter((path) => CHECKED.test(path) && !EXEMPT.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

/** Returns each use of a term with its file. */
const usesOf = (term: RegExp, checked: typeof files) =>
  checked.flatMap(({ path, text }) => {
    const use = term.exec(path) ?? term.exec(text);
    return use ? [`${path}: ${use[0]}`] : [];
  });

describe('names, comments, docs and test titles', () => {
  it('are found in every kind of file', () => {
    const kinds = new Set(files.map(({ path }) => /\.(\w+)$/.exec(path)?.[1]));
    expect([...kinds].sort()).toEqual(['conf', 'css', 'js', 'json', 'md', 'mjs', 'ts', 'tsx']);
  });

  it.each(REPLACED)('do not use %s but %s', (term) => {
    expect(usesOf(term, files)).toEqual([]);
  });

  it.each(REPLACED_IN_MESSAGES)('do not use %s but %s in messages', (term) => {
    const messages = files.filter(({ path }) => path.startsWith('lib/i18n/messages/en'));
    expect(messages).not.toEqual([]);
    expect(usesOf(term, messages)).toEqual([]);
  });
});

describe('functions that call the platform', () => {
  it('do not begin with the verbs for what is cached or loaded on demand', () => {
    // Lists are cached below the boundary, because some are computed there.
    const isCached = (path: string) => path.startsWith('lib/wix/catalog/lists/');
    const platform = files.filter(({ path }) => path.startsWith('lib/wix/') && !isCached(path));
    expect(platform.length).toBeGreaterThan(50);
    expect(
      usesOf(
        /^(?:export (?:async )?(?:function\*?|const) | {2}(?:async )?)(?:get|load)[A-Z]\w*\(?/m,
        platform,
      ),
    ).toEqual([]);
  });
});
