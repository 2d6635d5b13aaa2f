import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/project.mjs';
import {
  lastLine,
  playwrightResults,
  sum,
  vitestResults,
  withOutcome,
} from '../../scripts/lib/verification/test-results.mjs';

const NONE = { failures: [] };

it('the last line sums both runners', () => {
  const unit = vitestResults({ numPassedTests: 100, numFailedTests: 0, testResults: [] });
  const e2e = playwrightResults({ stats: { expected: 20, unexpected: 0, flaky: 0 }, suites: [] });
  expect(lastLine(sum([unit, e2e]))).toBe('Tests: 120 passed, 0 failed');
});

it('a test that passes only when it is repeated has failed, with the error of its first run', () => {
  const test = (status: string, ...messages: (string | undefined)[]) => ({
    title: 'a cart',
    file: 'cart.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status,
        results: messages.map((message) => (message ? { error: { message } } : {})),
      },
    ],
  });
  const suites = [
    {
      title: 'cart.spec.ts',
      specs: [test('expected', undefined)],
      suites: [
        { title: 'cart', specs: [test('flaky', '\u001b[31mTimeout\u001b[39m\n\nat line 9', undefined)] },
      ],
    },
  ];
  expect(playwrightResults({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites })).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'e2e/cart.spec.ts:7 › [phone] a cart (passed when it was repeated)\n    Timeout\n    at line 9',
    ],
  });
});

it('names failed unit tests, and files that cannot be loaded', () => {
  const passed = { status: 'passed', fullName: 'a price' };
  const failed = { status: 'failed', fullName: 'a sum', failureMessages: ['expected 1 to be 2', 'second'] };
  const { failures } = vitestResults({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: `${root}/tests/a.test.ts`, status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: `${root}/tests/b.test.ts`, status: 'failed', message: 'no such file', assertionResults: [] },
      { name: `${root}/tests/c.test.ts`, status: 'passed', message: '', assertionResults: [passed] },
    ],
  });
  expect(failures).toEqual([
    'tests/a.test.ts › a sum\n    expected 1 to be 2',
    'tests/b.test.ts\n    no such file',
  ]);
});

it('a step that fails without a failed test is one failure, with the end of its output', () => {
  const output = `${'built\n'.repeat(50)}\u001b[31m✖ Shopper 7 could not pay\u001b[0m\n\n`;
  const step = { name: 'Two servers', output };
  const { failed, failures } = withOutcome({ passed: 5, failed: 0, ...NONE }, false, step);
  expect(failed).toBe(1);
  expect(failures[0]?.split('\n')).toHaveLength(31);
  expect(failures[0]).toMatch(/^Two servers\n/);
  expect(failures[0]).toMatch(/\n {4}✖ Shopper 7 could not pay$/);
  const two = { passed: 5, failed: 2, ...NONE };
  expect(withOutcome(two, false, step)).toEqual(two);
  const none = { passed: 5, failed: 0, ...NONE };
  expect(withOutcome(none, true, step)).toEqual(none);
});
