import { beforeEach, describe, expect, it } from 'vitest';
import { ownTests, runOwnTests } from '../../scripts/lib/verification/own-tests.mjs';
import { newFolders } from '../new-folders';

const { at, write } = newFolders();
beforeEach(() => write('own/sections.tsx'));

describe('npm test -- --own', () => {
  it('names the tests in own/ to Vitest, each by its file', () => {
    for (const name of ['hours.test.ts', 'days/day.test.tsx', 'days/day.ts']) write(`own/${name}`);
    expect(ownTests(at()).sort()).toEqual(['own/days/day.test.tsx', 'own/hours.test.ts']);
  });

  it('runs no tests where own/ has none', async () => {
    expect(await runOwnTests(at())).toBe(0);
  });
});
