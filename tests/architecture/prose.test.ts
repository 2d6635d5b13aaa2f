import { existsSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { DEMO_SHOP } from '../../scripts/lib/demo-shop.mjs';
import { proseFiles, root } from './project-files';

const files = proseFiles();
const read = (path: string) => readFileSync(root + path, 'utf8');
/** Pages of a shop, which its merchant writes, and templates of them. */
const OF_SHOPS = /^(?:content|tests\/demo-shop|scripts\/lib\/new-shop\/(?:law-)?pages)\//;
/** Papers of the project. */
const pages = files
  .filter((path) => path.endsWith('.md') && !OF_SHOPS.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Returns the text of a page without fenced code, whose names may be made up. */
const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** The README of the sandbox names paths from its own folder. */
const baseOf = (path: string) => (path.startsWith('sandbox/') ? ['', 'sandbox/'] : ['']);
/** Files of the demo shop are in `DEMO_SHOP` where the root is another shop. */
const exists = (bases: string[], path: string) =>
  [...bases, `${DEMO_SHOP}/`].some((base) => existsSync(root + base + path));

/** Tests are named without their extension in tables. */
const EXTENSIONS = ['', '.test.ts', '.test.tsx', '.spec.ts'];

/**
 * Returns the paths that a page names in backticks: those of source files, and those whose first
 * folder exists. Others are routes, package names or media types.
 */
function namedPaths({ path, text }: (typeof pages)[number]): string[] {
  const bases = baseOf(path);
  return (
    [...withoutCode(text).matchAll(/`(\w[\w.-]*\/[\w./()[\]@-]*)`/g)]
      .map(([, name = '']) => name)
      // A command writes this folder, and only in a merchant's repository.
      .filter((name) => !name.startsWith(DEMO_SHOP))
      .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) || exists(bases, name.split('/')[0] ?? ''))
  );
}

/** Returns the anchors of a page's headings, as GitHub derives them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

/** A superseded decision names files of its time. */
const current = pages.filter(({ text }) => !text.includes('\nStatus: superseded'));

/** Whether a path is a test of a feature that a fork has removed. */
function isOfRemovedFeature(path: string): boolean {
  const [, feature] = /^tests\/(features\/[^/]+)/.exec(path) ?? [];
  return feature !== undefined && !existsSync(root + feature);
}

describe('pages', () => {
  it('name existing files', () => {
    const named = current.flatMap((page) => namedPaths(page).map((name) => ({ page: page.path, name })));
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(
      ({ page, name }) =>
        !isOfRemovedFeature(name) && !EXTENSIONS.some((extension) => exists(baseOf(page), name + extension)),
    );
    expect(missing).toEqual([]);
  });

  it('link to existing files', () => {
    const missing = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)\s#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .filter((target) => !exists([''], posix.join(posix.dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('link to existing headings', () => {
    const missing = pages.flatMap(({ path, text }) =>
      [...withoutCode(text).matchAll(/\]\(([^)\s#:]*\.md|)#([^)\s]+)\)/g)]
        .map(([link, file = '', anchor = '']) => ({
          link: `${path}: ${link}`,
          page: file ? posix.join(posix.dirname(path), file) : path,
          anchor,
        }))
        .filter(({ page, anchor }) => !(exists([''], page) && anchorsOf(read(page)).has(anchor)))
        .map(({ link }) => link),
    );
    expect(missing).toEqual([]);
  });

  it('name existing commands', () => {
    const scripts = Object.keys(manifest.scripts);
    const missing = current.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run\s+(\w[\w:-]*)|(start|test)\b)/g)]
        .map(([, script, short]) => script ?? short ?? '')
        .filter((script) => !scripts.includes(script))
        .map((script) => `${path}: ${script}`),
    );
    expect(missing).toEqual([]);
  });

  it('number decisions without holes', () => {
    const numbers = files.filter((path) => path.startsWith('docs/decisions/')).map((path) => basename(path));
    expect(numbers.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b)).toEqual(
      numbers.map((_, index) => index + 1),
    );
  });
});

describe('the page about consumer law', () => {
  const [, duties = ''] = /^## Duties\n([\s\S]*?)^## /m.exec(read('docs/consumer-law.md')) ?? [];
  const rows = duties.split('\n').filter((line) => /^\| (?!Duty|-)/.test(line) && !line.startsWith('|---'));

  it('has a test for each duty, by its file and title', () => {
    expect(rows.length).toBeGreaterThan(5);
    const wrong = rows.filter((row) => {
      const [, path = '', title = ''] = /`([\w./-]+)`: (.+) \|$/.exec(row) ?? [];
      if (isOfRemovedFeature(path)) return false;
      return !existsSync(root + path) || !read(path).includes(title);
    });
    expect(wrong).toEqual([]);
  });
});
