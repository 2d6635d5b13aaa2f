import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownTests, runOwnTests } from '../../scripts/lib/verification/own-tests.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-tests-'));
  mkdirSync(join(folder, 'own/days'), { recursive: true });
  writeFileSync(join(folder, 'own/sections.tsx'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm test -- --own', () => {
  it('names the tests in own/ to Vitest, each by its file', () => {
    for (const name of ['hours.test.ts', 'days/day.test.tsx', 'days/day.ts'])
      writeFileSync(join(folder, 'own', name), '');
    expect(ownTests(folder).sort()).toEqual(['own/days/day.test.tsx', 'own/hours.test.ts']);
  });

  it('runs no tests where own/ has none', async () => {
    expect(await runOwnTests(folder)).toBe(0);
  });
});
