import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proseFiles, root } from './project-files';

type Term = readonly [pattern: RegExp, standard: string];

/**
 * Terms that newcomers cannot know, and the standard term for each. Names, comments, docs and test
 * titles use the field's terms in US spelling.
 */
const REPLACED: readonly Term[] = [
  [/\b(?:use|get|provide|all_?)words\b|(?<!break)-words\b/i, 'messages'],
  [/cart-?news|\bon\w*News\b/i, 'cart changes'],
  [/\b\w*keeper\b/i, 'sync'],
  [/button-?look|\w+_LOOKS?\b/i, 'styles'],
  [/left-?sessions|\b(?:mark|is)Left\b/i, 'superseded sessions'],
  [/\bspoil(?:ed|s)?\b/i, 'corrupt'],
  [/\bconfess\w*\b/i, 'flush'],
  [/\battend(?:s|ed|ing)?\b/i, 'await'],
  [/\bkeptState\b|kept-state/i, 'stored state'],
  [/\brefusals?\b|\w+RefusedError\b/i, 'rejection'],
  [/\bheard\b/i, 'confirmed'],
  [/\bwish(?:ed|es)?\b/, 'pending'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the shopper, the request, the caller'],
  [/for-?everybody/i, 'shared, cacheable'],
  [/catalogue/i, 'catalog'],
  [/colour/i, 'color'],
  [/\b(?:cancelled|cancelling)\b/, 'canceled'],
  [/behaviour|favourit|neighbour|honour|\blicence\b|\bgrey\b|metres?\b/i, 'US spelling'],
];

/** Returns a pattern that finds a word in prose and as a part of a name: `asked`, `isAsked`. */
const inNames = (word: string): RegExp => {
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
  const parts = [
    `(?<![A-Za-z])(?:${word}|${capitalized})(?![a-z])`,
    `(?<=[a-z])${capitalized}(?![a-z])`,
    `(?<![A-Z])${word.toUpperCase()}(?![A-Z])`,
  ];
  return new RegExp(parts.join('|'));
};

/**
 * Everyday words that the project once used in a sense of its own. Messages show them to shoppers
 * in the everyday sense.
 */
const REPLACED_OUTSIDE_MESSAGES: readonly Term[] = [
  [inNames('kept'), 'cached, stored, buffered'],
  [/\b(?:un)?packed\b|\bpacking\b/i, 'compressed'],
  [inNames('asked'), 'requested'],
  [inNames('told'), 'sent, notified, reported'],
  [/\bnews\b/i, 'changes'],
  [inNames('refused'), 'rejected'],
  [inNames('wanted'), 'requested'],
  [/\b(?:const|let|function) look\b/, 'style, check'],
  [/\broomFor/, 'available quantity'],
  [/\beverybody\b/i, 'all shoppers'],
  [/\brooms\b/i, 'layers, modules'],
  [/\bcentred?\b/i, 'US spelling'],
];

const CHECKED = /\.(?:tsx?|mjs|js|css|conf|md)$/;
/** Texts in other languages have their own spelling, and this file has the terms. */
const EXEMPT = /^lib\/i18n\/messages\/(?!en\b)|vocabulary\.test\.ts$/;
const MESSAGES = /^(?:lib\/i18n\/messages\/|(?:tests\/demo-shop\/)?shop\.config\.ts$)/;

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
    expect([...kinds].sort()).toEqual(['conf', 'css', 'js', 'md', 'mjs', 'ts', 'tsx']);
  });

  it.each(REPLACED)('do not use %s but %s', (term) => {
    expect(usesOf(term, files)).toEqual([]);
  });

  it.each(REPLACED_OUTSIDE_MESSAGES)('do not use %s but %s outside messages', (term) => {
    const checked = files.filter(({ path }) => !MESSAGES.test(path));
    expect(usesOf(term, checked)).toEqual([]);
  });
});
