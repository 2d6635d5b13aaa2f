import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../architecture/imports';
import { projectFiles, root } from '../architecture/project-files';

const read = (path: string) => readFileSync(root + path, 'utf8');

const rules = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ keeps: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

/** Docker's patterns begin at the root. `*` matches within one folder, and any folders match `**`. */
function patternOf(glob: string): RegExp {
  if (/[?[\]]/.test(glob)) throw new Error(`This test does not know ${glob}`);
  const parts = glob.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('(?:.+/)?')}(?:/|$)`);
}

/** Returns whether the build of the image gets a file. The last rule that matches decides. */
const isSent = (path: string): boolean => rules.findLast(({ pattern }) => pattern.test(path))?.keeps ?? true;

const files = projectFiles();
const sent = files.filter(isSent);

const LEFT_OUT = `
  .env .env.local .env.production .npmrc .git/config .github/workflows/test.yml .next/BUILD_ID
  .next-e2e/BUILD_ID .data/sandbox/sandbox.db .cache/sandbox/main.mjs
  node_modules/next/package.json test-results/playwright.json screenshots/home.png
  coverage/index.html playwright-report/index.html tsconfig.tsbuildinfo
`;

describe('the build context of the image', () => {
  it.each(LEFT_OUT.trim().split(/\s+/))('does not have %s', (path) => {
    expect(isSent(path)).toBe(false);
  });

  it('has no tests, tools or papers', () => {
    // The pages of the shop are Markdown, too.
    const others = sent.filter((path) =>
      /^(?:docs|e2e|skills|tests|tools)\/|^sandbox\/(?:bench|dist|tests)\/|^(?!content\/).*\.md$|\.(?:test|spec)\./.test(
        path,
      ),
    );
    expect(others).toEqual([]);
  });

  it('has what the Dockerfile copies by name', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').filter((path) => path !== '.'),
    );
    expect(copied).toContain('sandbox/package.json');
    expect(copied.filter((path) => !existsSync(root + path) || !isSent(path))).toEqual([]);
  });

  it('has the example of the environment, which the build reads', () => {
    expect(sent).toContain('.env.example');
  });

  it('has every module that its modules import', () => {
    const modules = sent.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
    expect(modules.length).toBeGreaterThan(700);
    const absent = modules.flatMap((path) =>
      readSource(path)
        .imports.flatMap(({ target }) =>
          ['', '.ts', '.tsx', '.mjs']
            .map((extension) => target + extension)
            .filter((file) => files.includes(file)),
        )
        .filter((target) => !isSent(target))
        .map((target) => `${path}: ${target}`),
    );
    expect(absent).toEqual([]);
  });
});
