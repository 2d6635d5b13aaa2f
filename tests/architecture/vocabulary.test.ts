import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './project-files';

/**
 * Terms that newcomers cannot know, and the standard term for each. Names, comments and test titles
 * use the field's terms in US spelling.
 */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:use|get|provide|all_?)words\b|(?<!break)-words\b/i, 'messages'],
  [/cart-?news|\bon\w*News\b/i, 'cart changes'],
  [/\b\w*keeper\b/i, 'sync'],
  [/button-?look|\w+_LOOK\b/i, 'styles'],
  [/left-?sessions/i, 'superseded sessions'],
  [/\bspoil(?:ed|s)?\b/i, 'corrupt'],
  [/\bconfess\w*\b/i, 'flush'],
  [/\bkeptState\b|kept-state/i, 'stored state'],
  [/\brefusals?\b/i, 'rejection'],
  [/\bwished\b/i, 'pending'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the shopper, the request, the caller'],
  [/catalogue/i, 'catalog'],
  [/colour/i, 'color'],
  [/\b(?:cancelled|cancelling)\b/, 'canceled'],
  [/behaviour|favourit|neighbour|honour/i, 'US spelling'],
];

/** German texts have their own spelling, and this file has the terms. */
const EXEMPT = /^lib\/i18n\/messages\/de|vocabulary\.test\.ts$/;

const files = projectFiles()
  .filter((path) => /\.(?:tsx?|mjs|css|md|conf)$/.test(path) && !EXEMPT.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

describe('names, comments, test titles and pages', () => {
  it.each(REPLACED)('do not use %s', (term, standard) => {
    const found = files.filter(({ path, text }) => term.test(path) || term.test(text));
    expect(
      found.map(({ path, text }) => `${path}: ${term.exec(path)?.[0] ?? term.exec(text)?.[0]} (${standard})`),
    ).toEqual([]);
  });
});
