import { existsSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

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

/**
 * Returns the commands of npm, npx and node that a page names in blocks of code and in backticks,
 * without comments and without what is before and after them in the shell.
 */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```(?:sh)?\n([\s\S]*?)^ *```/gm)].flatMap(([, code = '']) =>
    code.split('\n'),
  );
  const inline = [...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replaceAll(/\s+/g, ' '),
  );
  return [...blocks, ...inline].flatMap((line) =>
    line
      .replace(/(?:^| )#.*/, '')
      .split(/&&|[|;]/)
      .flatMap(
        (part) => /(?:^|\s)((?:npm (?:run|start|test)|npx|node)(?: .*|$))/.exec(part)?.[1]?.trim() ?? [],
      ),
  );
}

const scripts = (folder: string) =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read(`${folder}package.json`)))
    .scripts;
const SCRIPTS = { '': scripts(''), 'sandbox/': scripts('sandbox/') };

/** The flags of the project's commands, as their sources spell them. */
const FLAGS = new Set(
  files
    .filter((path) => /^(?:scripts|tools|sandbox)\/(?!tests\/).*\.(?:mjs|ts)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/'--([\w-]+)'|\bflag: '([\w-]+)'/g)])
    .map(([, literal, entry]) => `--${literal ?? entry}`),
);

/** Returns what is wrong with a command. Undefined when its program and its files exist. */
function problemOf(command: string, bases: string[]): string | undefined {
  const ofSandbox = /\s--workspace[ =]sandbox\b/;
  const [program = '', ...words] = command.replace(ofSandbox, '').split(/\s+/);
  const [name = ''] = words.filter((word) => !word.startsWith('-') && word !== 'run');
  const isThere = (path: string) => EXTENSIONS.some((extension) => exists(bases, path + extension));
  if (program === 'node') return /^[\w./-]+\.mjs$/.test(name) && !isThere(name) ? `no ${name}` : undefined;
  if (program === 'npx') {
    const isFile = (word: string) => /^(?:tests|e2e|sandbox|lib)\/[^<*]+$/.test(word);
    const absent = existsSync(`${root}node_modules/.bin/${name}`)
      ? words.find((word) => isFile(word) && !isThere(word))
      : name;
    return absent && `no ${absent}`;
  }
  if (!((name || words[0] || program) in SCRIPTS[ofSandbox.test(command) ? 'sandbox/' : '']))
    return `no script ${name}`;
  const passed = words.includes('--') ? words.slice(words.indexOf('--') + 1) : [];
  const unknown = passed.find((word) => /^--\w/.test(word) && !FLAGS.has(word));
  return unknown && !ofSandbox.test(command) ? `no flag ${unknown}` : undefined;
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
    const commands = current.flatMap(({ path, text }) =>
      commandsIn(text).map((command) => ({ path, command })),
    );
    expect(commands.length).toBeGreaterThan(200);
    const wrong = commands.flatMap(({ path, command }) => {
      const problem = problemOf(command, baseOf(path));
      return problem ? [`${path}: ${command} (${problem})`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['npm run no-such-script', 'no script no-such-script'],
    ['npm run --workspace sandbox new-shop', 'no script new-shop'],
    ['npm test -- --everything', 'no flag --everything'],
    ['npm run new-shop -- --yes --color red', 'no flag --color'],
    ['node scripts/no-such-file.mjs', 'no scripts/no-such-file.mjs'],
    ['npx no-such-program', 'no no-such-program'],
    ['npx vitest run tests/no-such-folder', 'no tests/no-such-folder'],
  ])('would be wrong to name %s', (command, problem) => {
    const text = `Text, \`${command}\` and\n\n   \`\`\`sh\n   A=1 ${command}   # comment\n   \`\`\`\n`;
    expect(commandsIn(text).map((found) => problemOf(found, ['']))).toEqual([problem, problem]);
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

const sorted = (marks: Iterable<string>): string[] => [...new Set(marks)].sort();

it('names what live sites answered by marks, each of which has a test', () => {
  const listed = [...read('tests/observations/README.md').matchAll(/^\| ([A-G]\d*) \|/gm)];
  const titles = files
    .filter((path) => /^(?:sandbox\/)?tests\/.*\.test\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/['"`]([A-G]\d*): /g)]);
  expect(listed.length).toBeGreaterThan(20);
  expect(sorted(titles.map(([, mark]) => mark ?? ''))).toEqual(sorted(listed.map(([, mark]) => mark ?? '')));
});
