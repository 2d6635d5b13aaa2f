import { describe, expect, it, vi } from 'vitest';
import { proofOfOwnFiles, takeStages } from '../../scripts/lib/verification/verification.mjs';

const step = (name: string, code: number, isNeeded = false) => ({
  name,
  isNeeded,
  run: () => Promise.resolve(code),
});
const outcomesOf = async (...steps: ReturnType<typeof step>[]) => {
  const outcomes = await takeStages(
    steps.map((one) => [[one]]),
    false,
  );
  return outcomes.map((outcome) => [outcome.step.name, outcome.result.failed]);
};

describe('the verification', () => {
  it('goes on after a step that fails', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await outcomesOf(step('lint', 1), step('types', 0))).toEqual([
      ['lint', 1],
      ['types', 0],
    ]);
  });

  it('ends after one that the others need', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await outcomesOf(step('packages', 1, true), step('types', 0))).toEqual([['packages', 1]]);
  });

  it('of your own files has no step that hides the others', () => {
    const steps = proofOfOwnFiles();
    expect(steps.map(({ name }) => name)).toContain('Format and lint');
    expect(steps.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  });
});
