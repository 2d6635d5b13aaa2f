import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shopProblems } from '@/lib/config/shop-problems';
import { parsePage } from '@/lib/content/page-files';
import { isOwnShop } from '../../scripts/lib/demo-shop.mjs';
import { configFile } from '../../scripts/lib/new-shop/config-file.mjs';
import { programs } from '../../scripts/lib/project.mjs';
import { readRecipes, withEntries } from '../../scripts/lib/verification/recipes.mjs';

/** In the repository, where the types of packages are found. */
const FOLDER = resolve('.cache/recipes');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A shop as `npm run new-shop` leaves it. */
const NEW_SHOP = configFile({
  name: 'Bread',
  email: 'hello@bread.example',
  country: 'DE',
  currency: 'EUR',
  locales: 'en-GB,de-DE',
  timeZone: 'Europe/Berlin',
  clientId: '',
  seed: '',
  region: '',
});

const recipes = readRecipes().map((recipe) => ({ ...recipe, folder: join(FOLDER, String(recipe.number)) }));

/** Makes the changes of a recipe to a new shop, as a merchant does it. */
function apply({ folder, files, entries, diff }: (typeof recipes)[number]): void {
  mkdirSync(join(folder, 'own'), { recursive: true });
  writeFileSync(join(folder, 'shop.config.ts'), NEW_SHOP);
  for (const name of ['messages.ts', 'sections.tsx'])
    copyFileSync(join('own', name), join(folder, 'own', name));
  if (diff === null) {
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    writeFileSync(join(folder, 'shop.config.ts'), withEntries(NEW_SHOP, entries));
    return;
  }
  // Git would look for the files at the root of the repository around the folder.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: FOLDER };
  execFileSync('git', ['apply', '-'], { cwd: folder, env, input: diff, stdio: 'pipe' });
}

/** The files of a recipe, from its folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));

// A shop of a merchant's own has other files in own/.
describe.skipIf(isOwnShop())('the recipes of docs/recipes.md', () => {
  it('are seven of files, which the trial shop has, and nine diffs', () => {
    const numbers = (isDiff: boolean) =>
      recipes.filter(({ diff }) => (diff !== null) === isDiff).map(({ number }) => number);
    expect(numbers(false)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbers(true)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('change files of a merchant only', () => {
    const paths = recipes.flatMap(({ files, diff }) => [
      ...files.map(({ path }) => path),
      ...[...(diff ?? '').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path),
    ]);
    expect(paths.filter((path) => !/^(?:shop\.config\.ts$|own\/|content\/)/.test(path ?? ''))).toEqual([]);
  });

  it.each(recipes)('$number, $title: applies to a new shop, which then is valid', async (recipe) => {
    const { folder } = recipe;
    rmSync(folder, { recursive: true, force: true });
    apply(recipe);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const source = read('shop.config.ts');
    expect(source).not.toBe(NEW_SHOP);
    const { default: config } = await import(join(folder, 'shop.config.ts'));
    expect(shopProblems(config, { langs: ['en', 'de'] })).toEqual([]);
    const sections = /\bsections: Sections = \{([^}]*)\}/.exec(read('own/sections.tsx'))?.[1] ?? '';
    const { sections: places = {}, pages = {} } = config;
    const named = [...Object.values(places), ...Object.values(pages).map((one) => Object(one).sections)];
    for (const name of named.flat()) expect(sections).toContain(name);
    for (const name of filesIn(folder).filter((file) => file.endsWith('.md')))
      expect(parsePage(read(name)), name).toHaveProperty('facts');
  });

  it('have the form that the linter wants', () => {
    // Git ignores the folder, and so would Biome.
    const command = [programs.biome, 'check', '--vcs-use-ignore-file=false', FOLDER];
    execFileSync(process.execPath, command, { stdio: 'pipe' });
  });

  it('have the types of the shop', () => {
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false, paths: { '@/*': ['../../*'] } },
      include: [
        '*/own/*',
        '*/shop.config.ts',
        ...(existsSync('next-env.d.ts') ? ['../../next-env.d.ts'] : []),
      ],
      exclude: [],
    };
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(settings));
    expect(recipes.every(({ folder }) => existsSync(folder))).toBe(true);
    execFileSync(process.execPath, [programs.tsc, '--noEmit', '--project', FOLDER], { stdio: 'inherit' });
  });
});

describe('the workflow for a fork', () => {
  const { jobs } = parse(readFileSync('docs/fork-workflow.yml', 'utf8'));
  const commandsOf = (job: string): string[] =>
    jobs[job].steps.flatMap(({ run = '' }: { run?: string }) => run.split('\n'));

  it('runs the tests of a fork and those of updates apart', () => {
    expect(Object.keys(jobs)).toEqual(['own', 'update']);
    expect(commandsOf('own').filter((line) => line.startsWith('npm test'))).toEqual(['npm test -- --own']);
    expect(commandsOf('update').filter((line) => line.startsWith('npm test'))).toEqual(['npm test']);
    expect(jobs.own.if).not.toContain('schedule');
  });

  it('merges as docs/upgrading.md does, with the actions of the repository’s own workflow', () => {
    const upgrading = readFileSync('docs/upgrading.md', 'utf8');
    for (const text of [upgrading, commandsOf('update').join('\n')])
      expect(text).toContain('npm run merge-update -- ');
    const test = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
    const actionsOf = (all: object) =>
      [...JSON.stringify(all).matchAll(/"uses":"([^"]+)"/g)].map(([, name]) => name);
    expect(actionsOf(test.jobs)).toEqual(expect.arrayContaining([...new Set(actionsOf(jobs))]));
  });
});

describe('the trial of a merchant’s shop', () => {
  it('has a test for each of its fifteen wishes', () => {
    const read = (name: string) => readFileSync(join('tests/trial-shop', name), 'utf8');
    const wishes = [...read('README.md').matchAll(/^\| (\d+)\. [^|]+ \| ([^|]+) \|$/gm)];
    expect(wishes.map(([, number]) => Number(number))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
    const tests = read('recipes.spec.ts') + read('wishes.spec.ts');
    expect(wishes.filter(([, , title]) => !tests.includes(`test('${title}'`))).toEqual([]);
  });
});
