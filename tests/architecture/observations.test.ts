import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles, root } from './project-files';

const read = (path: string): string => readFileSync(root + path, 'utf8');
const sorted = (marks: Iterable<string>): string[] => [...new Set(marks)].sort();

it('names what live sites answered by marks, each of which has a test', () => {
  const listed = [...read('tests/observations/README.md').matchAll(/^\| ([A-G]\d*) \|/gm)];
  const titles = [...projectFiles('tests/'), ...projectFiles('sandbox/tests/')]
    .filter((path) => /\.test\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/['"`]([A-G]\d*): /g)]);
  expect(listed.length).toBeGreaterThan(20);
  expect(sorted(titles.map(([, mark]) => mark ?? ''))).toEqual(sorted(listed.map(([, mark]) => mark ?? '')));
});
