import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports';

/** File names that the framework prescribes. */
const FRAMEWORK_NAMES = /^(?:\[|\()|^(?:not-found|global-error|global-not-found|opengraph-image)$/;

const all = sourceFiles('app', 'components', 'features', 'lib', 'sandbox', 'tests', 'e2e');

const nameOf = (path: string) => basename(path).replace(/(?:\.(?:test|spec|config|dev|d))?\.tsx?$/, '');

describe('files', () => {
  it('are named in kebab-case after their exports', () => {
    const misnamed = all.filter(({ path }) => {
      const name = nameOf(path);
      return !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !FRAMEWORK_NAMES.test(name);
    });
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it('are neither barrels nor catch-all modules', () => {
    const drawers = all.filter(({ path }) => /^(?:index|utils?|helpers?|misc|common)$/.test(nameOf(path)));
    expect(drawers.map(({ path }) => path)).toEqual([]);
    // A file that only re-exports hides dead code. Routes re-export those of features.
    const barrels = all.filter(
      ({ text }) =>
        /^export (?:\*|\{)/m.test(text) &&
        !/^(?:import|const|function|async|class|type|export (?:default|const|async|function|type \w+ =|class))\b/m.test(
          text,
        ),
    );
    expect(barrels.map(({ path }) => path).filter((path) => !/^(?:tests\/setup|app)\//.test(path))).toEqual(
      [],
    );
  });
});

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
  it('the pattern finds physical names', () => {
    const names = 'ml-2 lg:hover:-mr-4 left-0 max-lg:right-[3px] border-l rounded-tr-full text-left';
    expect(physicalNames(`className="flex ${names} grow"`)).toEqual(names.split(' '));
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

it('pages and routes show the catalog in the language and the currency of the shopper', () => {
  const uses = sourceFiles('app', 'features').flatMap(({ path, text }) =>
    [...text.matchAll(/\bSITE_VIEW\)/g)].map(() => path),
  );
  // These show neither a text nor a price: the names of URLs and fields, the id behind one, a stored price.
  expect(uses.toSorted()).toEqual([
    'app/[lang]/categories/[slug]/page.tsx',
    'app/[lang]/products/[slug]/page.tsx',
    'app/sitemap.xml/route.ts',
    'features/back-in-stock/request.ts',
    'features/gifts/gifts.ts',
    'features/reviews/actions.ts',
    'features/wishlist/list-route.ts',
  ]);
});

// A build without a secret of its own derives the key that would encrypt them from what is public.
it('server actions enclose no variables, which the framework would encrypt', () => {
  const files = sourceFiles('app', 'components', 'features', 'lib').filter(({ text }) =>
    /['"]use server['"]/.test(text),
  );
  expect(files.length).toBeGreaterThan(0);
  const inline = files.filter(
    ({ text }) => !/^['"]use server['"];\n(?![\s\S]*['"]use server['"])/.test(text),
  );
  expect(inline.map(({ path }) => path)).toEqual([]);
});
