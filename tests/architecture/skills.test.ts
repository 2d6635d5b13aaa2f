import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import manifest from '../../package.json';
import { readSettings } from '../../scripts/lib/settings/settings.mjs';
import { root } from './project-files';

/*
 * The paths and commands that `AGENTS.md` and the skills name are checked with those of all pages
 * (prose.test.ts).
 */

const read = (path: string) => readFileSync(root + path, 'utf8');
const agents = read('AGENTS.md');
const skills = readdirSync(`${root}skills`).map((folder) => ({
  folder,
  text: read(`skills/${folder}/SKILL.md`),
}));

/** The front matter of the open format (agentskills.io/specification). */
const frontMatter = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  description: z.string().min(1).max(1024),
  license: z.string().optional(),
  compatibility: z.string().min(1).max(500).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  'allowed-tools': z.string().optional(),
});

const linesOf = (code = '') =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe.each(skills)('the skill $folder', ({ folder, text }) => {
  it('has the front matter of the open format, with the name of its folder', () => {
    const [, matter = ''] = /^---\n([\s\S]+?)\n---\n/.exec(text) ?? [];
    const { name, description } = frontMatter.parse(parse(matter));
    expect(name).toBe(folder);
    // An assistant reads it to choose a skill.
    expect(description).toContain('Use ');
  });

  it('is short, and says how to check the result and what goes wrong', () => {
    expect(text.split('\n').length).toBeLessThan(120);
    expect(text).toContain('\n## Mistakes\n');
    expect(text).toMatch(/^(?:## Check|\d\. Check:)$/m);
  });

  it('names existing files in its commands', () => {
    const code = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, lines = '']) => lines).join('');
    const paths = code.split(/\s+/).filter((word) => /^\w[\w-]*\/[\w./-]+$/.test(word));
    // The language of the example is not there yet.
    const missing = paths.filter(
      (path) => existsSync(root + path.split('/')[0]) && !/\bda\b/.test(path) && !existsSync(root + path),
    );
    expect(missing).toEqual([]);
  });
});

describe('AGENTS.md', () => {
  it('lists the skills', () => {
    const linked = [...agents.matchAll(/\[([\w-]+)\]\(skills\/([\w-]+)\/SKILL\.md\)/g)];
    expect(linked.map(([, , folder]) => folder).sort()).toEqual(skills.map(({ folder }) => folder).sort());
    for (const [, name, folder] of linked) expect(name).toBe(folder);
  });

  it('is short, and true about Node and the ports', () => {
    expect(agents.split('\n').length).toBeLessThan(100);
    const [, node = ''] = /^Node (\d+\.\d+)/m.exec(agents) ?? [];
    expect(manifest.engines.node).toBe(`>=${node}.0`);
    const { port, sandboxPort } = readSettings({ NODE_ENV: 'test' });
    expect(agents).toContain(`on port ${port} and the sandbox on port ${sandboxPort}`);
  });

  it('names the layers as CONTRIBUTING.md does', () => {
    const layersIn = (text: string) => /Imports run one way: (`app[^`]+`)/.exec(text)?.[1];
    expect(layersIn(agents)).toBeDefined();
    expect(layersIn(agents)).toBe(layersIn(read('CONTRIBUTING.md')));
  });
});

it('the example of add-section is a recipe, whose types are checked', () => {
  const codeIn = (text: string) =>
    [...text.matchAll(/```tsx\n([\s\S]+?)```/g)].flatMap(([, code]) => linesOf(code));
  const [, recipe = ''] = /^## 1\. ([\s\S]+?)^## 2\./m.exec(read('docs/recipes.md')) ?? [];
  const example = codeIn(read('skills/add-section/SKILL.md'));
  expect(example.length).toBeGreaterThan(8);
  expect(example).toEqual(codeIn(recipe));
});
