import { existsSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LONG_E2E_TESTS,
  LONG_E2E_TITLES,
  LONG_SERVER_TESTS,
  LONG_UNIT_TESTS,
} from '../../scripts/lib/verification/long-tests.mjs';
import { ownTests, runOwnTests } from '../../scripts/lib/verification/own-tests.mjs';
import { proofOfOwnFiles, takeStages } from '../../scripts/lib/verification/verification.mjs';
import { newFolders } from '../new-folders';

const step = (name: string, code: number, isNeeded = false) => ({
  name,
  isNeeded,
  run: () => Promise.resolve(code),
});
const outcomesOf = async (...steps: ReturnType<typeof step>[]) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const stages = steps.map((one) => [[one]]);
  const outcomes = await takeStages(stages, false);
  return outcomes.map((outcome) => [outcome.step.name, outcome.result.failed]);
};

describe('the verification', () => {
  it('goes on after a step that fails', async () => {
    const outcomes = await outcomesOf(step('lint', 1), step('types', 0));
    expect(Object.fromEntries(outcomes)).toEqual({ lint: 1, types: 0 });
  });

  it('ends after one that the others need', async () => {
    expect(await outcomesOf(step('packages', 1, true), step('types', 0))).toEqual([['packages', 1]]);
  });

  it('of your own files has no step that hides the others', () => {
    const steps = proofOfOwnFiles();
    expect(steps.map(({ name }) => name)).toContain('Format and lint');
    expect(steps.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  });
});

it('npm test leaves out only files that exist', () => {
  const files = [...LONG_UNIT_TESTS, ...LONG_SERVER_TESTS];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('npm test leaves out end-to-end tests by their file, and by the tag of matrices', () => {
  const isLong = (title: string) => new RegExp(LONG_E2E_TITLES).test(title);
  expect(isLong('desktop law.spec.ts a withdrawal is sent once')).toBe(true);
  expect(isLong('desktop features/blog.spec.ts the footer leads to the blog')).toBe(true);
  expect(isLong('desktop cart.spec.ts the law is linked')).toBe(false);
  expect(isLong('desktop cart.spec.ts @matrix a cart of 100 lines')).toBe(true);
  const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' });
  expect(LONG_E2E_TESTS.filter((start) => !specs.some((path) => path.startsWith(start)))).toEqual([]);
});

describe('npm test -- --own', () => {
  const { at, write } = newFolders();
  beforeEach(() => write('own/sections.tsx'));

  it('names the tests in own/ to Vitest, each by its file', () => {
    for (const name of ['hours.test.ts', 'days/day.test.tsx', 'days/day.ts']) write(`own/${name}`);
    expect(ownTests(at()).sort()).toEqual(['own/days/day.test.tsx', 'own/hours.test.ts']);
  });

  it('runs no tests where own/ has none', async () => {
    expect(await runOwnTests(at())).toBe(0);
  });
});
