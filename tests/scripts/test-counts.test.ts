import { expect, it } from 'vitest';
import {
  lastLine,
  playwrightCounts,
  sum,
  vitestCounts,
  withOutcome,
} from '../../scripts/lib/verification/test-counts.mjs';

it('the last line sums both runners', () => {
  const unit = vitestCounts({ numPassedTests: 100, numFailedTests: 0 });
  const e2e = playwrightCounts({ stats: { expected: 20, unexpected: 0, flaky: 0 } });
  expect(lastLine(sum([unit, e2e]))).toBe('Tests: 120 passed, 0 failed');
});

it('a test that passes only when it is repeated counts as failed', () => {
  const counts = playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 2 } });
  expect(counts).toEqual({ passed: 3, failed: 3 });
});

it('a step that fails without a failed test counts as one failure', () => {
  expect(withOutcome({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(withOutcome({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  expect(withOutcome({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
});
