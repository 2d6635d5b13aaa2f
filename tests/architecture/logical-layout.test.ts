import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports';

/**
 * Class names that say left or right. Their logical counterparts follow the reading direction:
 * `ms-`, `pe-`, `start-`, `border-s`, `rounded-e`, `text-end` …
 */
const PHYSICAL =
  /^-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|(?:text|float|clear)-(?:left|right)$)/;
const STRING = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

/** The last part of a class name: `lg:hover:ml-2` → `ml-2`. */
const withoutVariants = (name: string) => name.slice(name.lastIndexOf(':') + 1).replace(/!$/, '');

function physicalNames(text: string): string[] {
  const strings = text.match(STRING) ?? [];
  const names = strings.flatMap((string) => string.slice(1, -1).split(/\s+/));
  return names.filter((name) => PHYSICAL.test(withoutVariants(name)));
}

describe('the layout follows the reading direction', () => {
  it.each([
    'ml-2',
    'lg:hover:-mr-4',
    'left-0',
    'max-lg:right-[3px]',
    'border-l',
    'rounded-tr-full',
    'text-left',
  ])('the pattern finds %s', (name) => {
    expect(physicalNames(`className="flex ${name} grow"`)).toEqual([name]);
  });

  it('no class name is physical', () => {
    const found = sourceFiles('app', 'components', 'features').flatMap(({ path, text }) =>
      physicalNames(text).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('the style sheet has no physical property', () => {
    const css = readFileSync('app/globals.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const physical = /[\s{;-](?:left|right)\s*:|(?:float|text-align|clear)\s*:\s*(?:left|right)/;
    expect(css.split('\n').filter((line) => physical.test(line))).toEqual([]);
  });
});
